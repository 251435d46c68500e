/** What this browser keeps between visits; null where it forbids that. */
export function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
