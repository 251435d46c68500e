import { signal } from '@preact/signals'
import { Button } from './controls/button.tsx'
import { preference, rememberPreference } from './controls/preference.ts'
import { language, t } from './language/language.ts'
import { SignInButton } from './session/sign-in-button.tsx'
import { VIEWS, view } from './view-in-address.ts'

const theme = signal(preference('theme', ['system', 'light', 'dark'], 'system'))

function isDark(): boolean {
  if (theme.value !== 'system') return theme.value === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

function showTheme(): void {
  if (theme.value !== 'system') document.documentElement.dataset.theme = theme.value
}
showTheme()

/** The bar above every view: views, light or dark, language, and who is signed in to `tenant`. */
export function Header({ tenant }: { tenant: string }) {
  return (
    <header class="header">
      <a class="brand" href="#write">
        <span lang="ta">செம்மை</span>
        <span class="brand-tenant">{tenant}</span>
      </a>
      <nav class="views" aria-label={t.value.mainNavigation}>
        {VIEWS.map((one) => (
          <a key={one} href={`#${one}`} {...(view.value === one ? { 'aria-current': 'page' } : {})}>
            {t.value.views[one]}
          </a>
        ))}
      </nav>
      <div class="header-actions">
        <Button
          kind="quiet"
          icon={isDark() ? 'sun' : 'moon'}
          title={isDark() ? t.value.lightMode : t.value.darkMode}
          onClick={() => {
            theme.value = isDark() ? 'light' : 'dark'
            rememberPreference('theme', theme.value)
            showTheme()
          }}
        />
        <Button
          kind="quiet"
          onClick={() => {
            language.value = language.value === 'ta' ? 'en' : 'ta'
            rememberPreference('language', language.value)
          }}
        >
          <span lang={language.value === 'ta' ? 'en' : 'ta'}>{t.value.switchLanguage}</span>
        </Button>
        <SignInButton />
      </div>
    </header>
  )
}
