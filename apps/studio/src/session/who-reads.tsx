import { t } from '../language/language.ts'
import { me } from './own-settings.ts'

/** Said before a text is sent: who will read it. */
export function WhoReads() {
  const { write } = t.value
  const provider = me.value?.provider
  if (provider === 'builtin') return <p class="who-reads">{write.builtinReads}</p>
  return <p class="who-reads">{provider === undefined ? write.modelMayRead : write.modelReads}</p>
}
