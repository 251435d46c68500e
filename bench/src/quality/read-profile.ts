import { PROFILES, type Profile } from '@semmai/tamil'

/**
 * The profile of a name given on the command line.
 * @throws Error for a name that is none.
 */
export function readProfile(name: string): Profile {
  const profile = PROFILES.find((one) => one === name)
  if (profile === undefined) throw new Error(`--profile is one of ${PROFILES.join(', ')}`)
  return profile
}
