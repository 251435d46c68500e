import { type AuditChainReport, itemsOf, verifyAuditChain } from '@semmai/client'
import type { AuditEvent } from '@semmai/contract'
import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { ActionError, Moment, Panel } from './panel.tsx'
import { useAction, useResource } from './use-resource.ts'

/** What was done and by whom; the chain is verified here in the page, hash by hash. */
export function AuditPanel() {
  const { tenant } = t.value
  const [events, reload] = useResource(() => client.auditEvents.list({ limit: 20 }))
  return (
    <Panel title={tenant.audit} resource={events} reload={reload}>
      {({ items }) => (
        <>
          <Verification />
          <div class="scroller">
            <table>
              <thead>
                <tr>
                  <th scope="col">#</th>
                  <th scope="col">{tenant.when}</th>
                  <th scope="col">{tenant.what}</th>
                  <th scope="col">{tenant.who}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((event) => (
                  <Event key={event.event_id} event={event} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Panel>
  )
}

function Event({ event }: { event: AuditEvent }) {
  return (
    <tr>
      <td>{event.seq}</td>
      <td>
        <Moment at={event.occurred_at} />
      </td>
      <td>
        <code>{event.type}</code> {event.outcome === 'failure' && '✗'}
      </td>
      <td>{event.actor.subject ?? event.actor.client_id ?? '–'}</td>
    </tr>
  )
}

/** The head is asked before the events, so that missing last events show. */
async function verify(): Promise<AuditChainReport> {
  const head = await client.auditEvents.head()
  return verifyAuditChain(
    itemsOf((cursor) => client.auditEvents.list({ order: 'asc', limit: 100, ...cursor })),
    head,
  )
}

function Verification() {
  const { tenant } = t.value
  const [report, setReport] = useState<AuditChainReport | null>(null)
  const action = useAction(() => undefined)
  return (
    <>
      <Button
        disabled={action.running}
        onClick={() =>
          action.run(async () => {
            setReport(null)
            setReport(await verify())
          })
        }
      >
        {action.running ? tenant.verifying : tenant.verify}
      </Button>
      {report && (
        <Notice kind={report.fault ? 'error' : 'info'}>
          {report.fault ? (
            <p>
              {tenant.chainBroken(report.fault.seq)} <span lang="en">{report.fault.detail}</span>
            </p>
          ) : (
            <p>
              {tenant.chainIntact(report.events)} <code>{report.head.hash.slice(0, 16)}…</code>
            </p>
          )}
        </Notice>
      )}
      <ActionError action={action} />
    </>
  )
}
