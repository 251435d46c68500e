import { t } from './language/language.ts'

/** The page at `/` where no tenant is named. */
export function ChooseTenant() {
  const { chooseTenant } = t.value
  return (
    <main class="choose-tenant">
      <p class="brand" lang="ta">
        செம்மை
      </p>
      <h1>{chooseTenant.title}</h1>
      <p>{chooseTenant.explain}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const tenant = new FormData(event.currentTarget).get('tenant')
          location.assign(`/t/${encodeURIComponent(String(tenant))}`)
        }}
      >
        <label>
          {chooseTenant.label}
          <input
            name="tenant"
            required
            pattern="[a-z0-9][a-z0-9\-]{0,62}"
            title={chooseTenant.pattern}
            autocomplete="organization"
            autocapitalize="off"
            spellcheck={false}
          />
        </label>
        <button type="submit" class="button button-primary">
          {chooseTenant.go}
        </button>
      </form>
    </main>
  )
}
