import { oneOf } from './schema-parts.ts'

/** For whom a text is read (decision F5), the default first. */
export const PROFILES = ['general', 'school'] as const
export type Profile = (typeof PROFILES)[number]

const MEANING =
  '`general`: what nearly every editor would change. `school`: also what a teacher of Tamil marks.'

/** `profile` of the settings. */
export const ProfileChoice = oneOf(PROFILES, { description: MEANING })

/** `profile` of a text call: what holds for this text alone. */
export const ProfileOfCall = oneOf(PROFILES, {
  description: `${MEANING} Without it the tenant's setting holds.`,
})
