/** A member of parsed JSON, whatever that is: undefined where it is no object, or has no own member of this name. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
