import { type ExternalModelChoice, PROFILES, type Settings, type SettingsPatch } from '@semmai/contract'
import { announce } from '../controls/announcement.tsx'
import { t } from '../language/language.ts'
import { readOwnSettings } from '../session/own-settings.ts'
import { client } from '../session/session.ts'
import { ActionError, Panel } from './panel.tsx'
import { useAction, useResource } from './use-resource.ts'

/** The switches among the settings, by their names in the contract. */
const SWITCHES = ['fact_lookup', 'access_tokens', 'languagetool_api'] as const

/** What holds for every text of the tenant. */
export function SettingsPanel({ acts }: { acts: boolean }) {
  const { tenant } = t.value
  const [settings, reload] = useResource(() => client.settings.get())
  return (
    <Panel title={tenant.settings} resource={settings} reload={reload}>
      {(value) => <SettingsForm settings={value} acts={acts} reload={reload} />}
    </Panel>
  )
}

interface FormProps {
  settings: Settings
  acts: boolean
  reload: () => void
}

function SettingsForm({ settings, acts, reload }: FormProps) {
  const { tenant, profiles, write } = t.value
  const save = useAction(() => {
    announce(tenant.saved)
    reload()
    readOwnSettings()
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const patch = patchOf(new FormData(event.currentTarget))
        save.run(() => client.settings.update(patch))
      }}
    >
      <fieldset class="fields" disabled={!acts}>
        <label class="field">
          {write.profile}
          <select name="profile">
            {PROFILES.map((one) => (
              <option key={one} value={one} selected={one === settings.profile}>
                {profiles[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field wide">
          {tenant.externalModel}
          <select name="external_model">
            {Object.entries(tenant.externalModels).map(([one, name]) => (
              <option key={one} value={one} selected={one === settings.external_model}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {SWITCHES.map((name) => (
          <label key={name} class="switch">
            <input type="checkbox" name={name} defaultChecked={settings[name]} /> {tenant.switches[name]}
          </label>
        ))}
        <label class="field wide">
          {tenant.dictionary}
          <textarea name="dictionary" rows={4} lang="ta" defaultValue={settings.dictionary.join('\n')} />
        </label>
        <label class="field wide">
          {tenant.disabledRules}
          <textarea
            name="disabled_rules"
            rows={2}
            spellcheck={false}
            defaultValue={settings.disabled_rules.join('\n')}
          />
        </label>
        {acts && (
          <button type="submit" class="button button-primary" disabled={save.running}>
            {tenant.save}
          </button>
        )}
      </fieldset>
      <ActionError action={save} />
    </form>
  )
}

const isChoice = (value: string): value is ExternalModelChoice =>
  Object.hasOwn(t.value.tenant.externalModels, value)

function patchOf(data: FormData): SettingsPatch {
  const lines = (name: string) =>
    String(data.get(name) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const profile = PROFILES.find((one) => one === data.get('profile'))
  const external = String(data.get('external_model'))
  return {
    dictionary: lines('dictionary'),
    disabled_rules: lines('disabled_rules'),
    ...(profile ? { profile } : {}),
    ...(isChoice(external) ? { external_model: external } : {}),
    ...Object.fromEntries(SWITCHES.map((name) => [name, data.get(name) !== null])),
  }
}
