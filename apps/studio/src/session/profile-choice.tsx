import { PROFILES } from '@semmai/contract'
import { Choice } from '../controls/choice.tsx'
import { t } from '../language/language.ts'
import { profile } from './profile.ts'

/** The writer's choice of a profile; the tenant's stands there first. */
export function ProfileChoice() {
  const { write, profiles } = t.value
  return (
    <Choice
      label={write.profile}
      help={write.profileHelp}
      value={profile.value}
      values={PROFILES}
      names={profiles}
      onChange={(chosen) => {
        profile.value = chosen
      }}
    />
  )
}
