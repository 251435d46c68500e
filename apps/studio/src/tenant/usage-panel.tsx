import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { Panel } from './panel.tsx'
import { DAYS, lastDays, type UsageDay } from './usage-days.ts'
import { useResource } from './use-resource.ts'

const HEIGHT = 100
const STEP = 10

/** Calls by day, as bars and as numbers. */
export function UsagePanel() {
  const { tenant } = t.value
  const [usage, reload] = useResource(() => client.usage.list({ limit: 100 }))
  return (
    <Panel title={tenant.usage} resource={usage} reload={reload}>
      {({ items }) =>
        items.length === 0 ? (
          <p class="quiet">{tenant.noUsage}</p>
        ) : (
          <Chart days={lastDays(items, Date.now())} />
        )
      }
    </Panel>
  )
}

function Chart({ days }: { days: readonly UsageDay[] }) {
  const { tenant } = t.value
  const highest = Math.max(1, ...days.map(({ operations }) => operations))
  const total = days.reduce((sum, { operations }) => sum + operations, 0)
  const tokens = days.reduce((sum, day) => sum + day.tokens, 0)
  return (
    <figure class="usage">
      <svg
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={tenant.usageSummary(total, tokens)}
        preserveAspectRatio="none"
      >
        {days.map(({ day, operations }, index) => {
          const height = (operations / highest) * (HEIGHT - 2)
          return (
            <rect key={day} x={index * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} rx={1}>
              <title>{`${day}: ${operations}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{days[0]?.day}</span> <span>{tenant.usageSummary(total, tokens)}</span>{' '}
        <span>{days.at(-1)?.day}</span>
      </figcaption>
      <details>
        <summary>{tenant.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{tenant.day}</th>
              <th scope="col">{tenant.calls}</th>
              <th scope="col">{tenant.tokens}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ operations }) => operations > 0)
              .map((day) => (
                <tr key={day.day}>
                  <td>{day.day}</td>
                  <td>{day.operations}</td>
                  <td>{day.tokens}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
