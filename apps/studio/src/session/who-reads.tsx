import { t } from '../language/language.ts'

/** Said before a text is sent: who will read it. */
export function WhoReads() {
  return <p class="who-reads">{t.value.write.modelMayRead}</p>
}
