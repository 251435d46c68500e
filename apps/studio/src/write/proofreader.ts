import { type ChangeDesc, ChangeSet, type Extension } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { LIMITS, type Profile, type ProofreadEnvelope } from '@semmai/contract'
import type { ProofreadOptions } from '@semmai/tamil'
import { textOf } from '../editor/create-editor.ts'
import {
  type Finding,
  findingsIn,
  mapFindings,
  mergeFindings,
  sameFindings,
  showFindings,
  toFindings,
} from '../editor/findings.ts'
import { engineStatus, proofreadHere } from '../engine/browser-engine.ts'
import { BEGUN, endedBy } from '../session/service-call.ts'
import { askService, type ServiceCheck } from './service-check.ts'

const PAUSE_MS = 150

/** Reads a text as it is written, asks the service when told to, and carries out what the writer decides. */
export class Proofreader {
  readonly #options: () => ProofreadOptions
  readonly #findings = signal<readonly Finding[]>([])
  readonly #reading = signal(false)
  readonly #text = signal('')
  readonly #serviceCheck = signal<ServiceCheck>({ kind: 'idle' })
  readonly #ignored = new Set<string>()
  #view: EditorView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | null = null
  /** What was edited since the service was asked. */
  #editsSinceAsked: ChangeDesc | null = null

  /** @param options of the browser's engine, at the moment of asking */
  constructor(options: () => ProofreadOptions) {
    this.#options = options
  }

  /** In the order of the text, without those that the writer ignores. */
  get findings(): ReadonlySignal<readonly Finding[]> {
    return this.#findings
  }

  /** True while a text that was just begun or pasted has not been read; what is read again keeps its findings. */
  get reading(): ReadonlySignal<boolean> {
    return this.#reading
  }

  /** The text as it was read last: behind what is typed by a pause. */
  get text(): ReadonlySignal<string> {
    return this.#text
  }

  get serviceCheck(): ReadonlySignal<ServiceCheck> {
    return this.#serviceCheck
  }

  /** Goes into the editor whose text is read; then `attach` it. */
  readonly extension: Extension = EditorView.updateListener.of((update) => this.#follow(update))

  attach(view: EditorView): void {
    this.#view = view
    this.readSoon()
  }

  /** After a pause, in which nothing was typed. */
  readSoon(): void {
    if (this.#text.value === '' && this.#view?.state.doc.length) this.#reading.value = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#read(), PAUSE_MS)
  }

  /** Sends the text to the service, once at a time; what is edited meanwhile keeps its place. */
  async ask(profile: Profile): Promise<void> {
    if (this.#view === null || this.#asking !== null) return
    const text = textOf(this.#view)
    if ([...text].length > LIMITS.proofreadText) {
      this.#serviceCheck.value = { kind: 'too-long' }
      return
    }
    const asking = new AbortController()
    this.#asking = asking
    this.#editsSinceAsked = ChangeSet.empty(text.length)
    this.#serviceCheck.value = BEGUN
    try {
      const follow = (check: ServiceCheck) => {
        this.#serviceCheck.value = check
      }
      this.#receive(await askService({ text, profile, signal: asking.signal, follow }))
    } catch (error) {
      this.#serviceCheck.value = endedBy(error, asking.signal)
    } finally {
      this.#asking = null
      this.#editsSinceAsked = null
    }
  }

  stopAsking(): void {
    this.#asking?.abort()
  }

  apply(finding: Finding, replacement: string): void {
    this.#replace([{ ...finding, replacement }])
  }

  /** In one step, so that one undo takes all of it back. */
  applyAll(findings: readonly Finding[]): void {
    this.#replace(findings.map((finding) => ({ ...finding, replacement: finding.issue.suggestion })))
  }

  /** Not shown again, wherever the same rule finds the same words. */
  ignore(finding: Finding): void {
    this.#ignored.add(keyOf(finding))
    if (this.#view) this.#show(findingsIn(this.#view.state))
  }

  async #read(): Promise<void> {
    const view = this.#view
    if (view === null) return
    const text = textOf(view)
    // With a ready engine the answer comes at once, and the page is drawn once for both.
    if (engineStatus.value.kind !== 'ready') this.#text.value = text
    // Input methods lose letters where the text under them is drawn anew.
    if (view.composing) return this.readSoon()
    const result = text === '' ? { issues: [] } : await proofreadHere(text, this.#options())
    if (result === null || textOf(view) !== text) return
    if (view.composing) return this.readSoon()
    batch(() => {
      this.#text.value = text
      this.#reading.value = false
    })
    const fromModel = findingsIn(view.state).filter(({ issue }) => issue.rule === 'textmodel')
    this.#show(mergeFindings(fromModel, toFindings(result.issues, text, 'browser')))
  }

  #receive({ result, provider, model }: ProofreadEnvelope): void {
    const [view, edits] = [this.#view, this.#editsSinceAsked]
    if (view === null || edits === null) return
    const answered = mapFindings(toFindings(result.issues, result.original_text, 'service'), edits)
    // What was edited since, only the browser has read.
    this.#show(edits.empty ? answered : mergeFindings(answered, findingsIn(view.state)))
    this.#serviceCheck.value = { kind: 'answered', issues: result.issues.length, provider, model }
  }

  #follow({ docChanged, changes, state, transactions }: ViewUpdate): void {
    if (docChanged) {
      this.#editsSinceAsked = this.#editsSinceAsked?.composeDesc(changes.desc) ?? null
      if (this.#asking === null) this.#serviceCheck.value = { kind: 'idle' }
      this.readSoon()
    }
    const mayDiffer = docChanged || transactions.some(({ effects }) => effects.length > 0)
    if (!mayDiffer) return
    const findings = findingsIn(state)
    if (!sameFindings(this.#findings.value, findings)) this.#findings.value = findings
  }

  #show(findings: readonly Finding[]): void {
    const wanted = findings.filter((finding) => !this.#ignored.has(keyOf(finding)))
    const view = this.#view
    if (view === null || sameFindings(findingsIn(view.state), wanted)) return
    view.dispatch(showFindings(view.state, wanted))
  }

  #replace(findings: readonly (Finding & { replacement: string })[]): void {
    const changes = findings.map(({ from, to, replacement }) => ({ from, to, insert: replacement }))
    this.#view?.dispatch({ changes, userEvent: 'input.replace' })
  }
}

/** Whether applying the finding's own suggestion would change anything. */
export function changesText({ issue, excerpt }: Finding): boolean {
  return issue.suggestion !== excerpt
}

function keyOf({ issue, excerpt }: Finding): string {
  return `${issue.rule}\n${excerpt}`
}
