import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPONENTS } from './components.ts'
import { ENUMERATIONS } from './enumerations.ts'

const byId = new Map(COMPONENTS.map((component) => [component.$id, component]))

function references(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : references(value),
  )
}

/** Fields to the letter of interface.md, section by section; those after `+` are the decisions' additions. */
const INTERFACE_FIELDS: Record<string, string> = {
  ProofreadRequest: 'text language + profile',
  ProofreadEnvelope: 'request_id tenant_id operation_id status provider model latency_ms result',
  ProofreadResult: 'original_text corrected_text issues',
  Issue: 'type severity message start end suggestion + rule alternatives',
  EssayCritiqueRequest: 'essay language + title prompt word_limit genre level profile previous_operation_id',
  CritiqueWarning: 'code detail',
  EssayCritiqueEnvelope: 'request_id tenant_id operation_id status provider model latency_ms warnings result',
  EssayCritiqueResult:
    'summary topFixes sections safetyFlags + scores strengths wordCount genre mechanics onTopic changes',
  CritiqueSection: 'title summary items',
  SafetyFlag: 'itemId type message',
  FeedbackItem: 'id category severity title description location suggestion badge sourceUrl sourceTitle',
  FeedbackLocation: 'from to excerpt',
  FeedbackSuggestion: 'text canAutoApply meaningMayChange',
  OperationAcceptance: 'request_id tenant_id operation_id status poll_url',
  Operation:
    'operation_id request_id tenant_id endpoint status created_at updated_at completed_at provider model latency_ms result error + progress',
  CredentialUploadRequest: 'credential mode label',
  Validation: 'tenant_id provider validation_status onboarding_state checked_at error',
}

describe('the closed sets', () => {
  it('have a name each that no component has, and no members that another has', () => {
    const names = Object.keys(ENUMERATIONS)
    expect(names.filter((name) => byId.has(name))).toEqual([])
    expect(names).toEqual([...names].sort())
    const members = Object.values(ENUMERATIONS).map((set) => JSON.stringify(set))
    expect(new Set(members).size).toBe(names.length)
  })
})

describe('the components', () => {
  it('each have a name of their own', () => {
    expect(byId.size).toBe(COMPONENTS.length)
  })

  it('refer only to components', () => {
    const missing = COMPONENTS.flatMap(references).filter((target) => !byId.has(target.replace(/#$/, '')))
    expect(missing).toEqual([])
  })

  it('refuse unknown fields in every request body', () => {
    const bodies = COMPONENTS.filter(({ $id }) => /(Request|Patch|Configuration)$/.test($id))
    expect(bodies.length).toBeGreaterThan(8)
    for (const body of bodies) expect(body, body.$id).toMatchObject({ additionalProperties: false })
  })

  it.each(Object.entries(INTERFACE_FIELDS))('%s has the fields of the interface', ($id, fields) => {
    const component = byId.get($id) as { properties?: object } | undefined
    const expected = fields.split(' ').filter((field) => field !== '+')
    expect(Object.keys(component?.properties ?? {}).sort()).toEqual(expected.sort())
  })
})

it('every name that the contract exports has a doc comment, as clients read it in their editor', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^(?!index).*(?<!\.test)\.ts$/.test(name))
  const undocumented = files.flatMap((name) => {
    const lines = readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('\n')
    return lines.filter(
      (line, i) =>
        /^export (const|function|interface|type) /.test(line) &&
        // A type that is derived of the schema or the list above it has the comment of that.
        !/^export type \w+ = (Static<|\(?typeof )/.test(line) &&
        !lines[i - 1]?.endsWith('*/'),
    )
  })
  expect(undocumented).toEqual([])
})
