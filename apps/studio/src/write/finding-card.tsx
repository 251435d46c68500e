import { announce } from '../controls/announcement.tsx'
import { Button } from '../controls/button.tsx'
import { errorText } from '../controls/error-text.ts'
import type { Finding } from '../editor/findings.ts'
import { t } from '../language/language.ts'
import { addOwnWord, addTenantWord } from '../session/own-settings.ts'
import { session } from '../session/session.ts'
import { explained } from './rule-dialog.tsx'
import { proofreader } from './write-state.ts'

/** What was found, why, and what can be done. */
export function FindingCard({ finding }: { finding: Finding }) {
  const { types, severities, write } = t.value
  const { issue } = finding
  return (
    <article class={`finding issue-${issue.type}`} data-rule={issue.rule}>
      <p class="finding-kind">
        <span class="dot" aria-hidden="true" />
        {types[issue.type]} <span class="finding-severity">{severities[issue.severity]}</span>
      </p>
      <p class="finding-message">{issue.message}</p>
      <div class="finding-actions">
        {replacementsOf(finding).map((word, index) => (
          <Button
            key={word}
            kind={index === 0 ? 'primary' : 'plain'}
            onClick={() => proofreader.apply(finding, word)}
          >
            {word === '' ? write.remove : word}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => proofreader.ignore(finding)}>
          {write.ignore}
        </Button>
        {issue.type === 'spelling' && <AddWord finding={finding} />}
        <Button
          kind="quiet"
          onClick={() => {
            explained.value = issue
          }}
        >
          {write.why}
        </Button>
      </div>
    </article>
  )
}

/** What may stand in its place, the best first; none where the finding only advises. */
function replacementsOf({ issue, excerpt }: Finding): string[] {
  return [issue.suggestion, ...issue.alternatives].filter((word) => word !== excerpt)
}

/** Accepts the word from now on: for this user, or by an administrator for all of the tenant. */
function AddWord({ finding: { excerpt } }: { finding: Finding }) {
  const { write } = t.value
  const tell = (adding: Promise<string>) =>
    adding.then(announce, (error: unknown) => announce(errorText(error, t.value).text))
  const add = async () =>
    (await addOwnWord(excerpt)) ? write.wordAdded(excerpt) : write.wordAddedHere(excerpt)
  const addForAll = async () => {
    await addTenantWord(excerpt)
    return write.wordAdded(excerpt)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => void tell(add())}>
        {write.addWord}
      </Button>
      {session.value?.roles.includes('tenant_admin') && (
        <Button kind="quiet" onClick={() => void tell(addForAll())}>
          {write.addTenantWord}
        </Button>
      )}
    </>
  )
}
