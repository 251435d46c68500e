import { PROFILES, type Profile } from '@semmai/contract'

/** The profile that a text call asked for, as it stands in the stored payload; null where it asked for none. */
export function profileOfPayload(stored: object): Profile | null {
  if (!('profile' in stored)) return null
  return PROFILES.find((profile) => profile === stored.profile) ?? null
}
