import { InvalidArgumentError } from 'commander'

/** Reads an option that takes a whole number from 1. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1) throw new InvalidArgumentError('must be a whole number from 1')
  return value
}
