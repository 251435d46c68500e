import { PROBLEM_CODES, type ProblemCode } from '@semmai/contract'

export interface FieldError {
  /** JSON pointer (or parameter name) of the faulty place. */
  pointer: string
  code: string
  detail: string
}

export interface ProblemExtras {
  errors?: readonly FieldError[]
  /** Response headers such as `Retry-After` or `WWW-Authenticate`. */
  headers?: Readonly<Record<string, string>>
  /** Further members of the problem body, such as `operation_id`. */
  members?: Readonly<Record<string, string | number | boolean>>
}

/**
 * A refusal that the caller is told about. Thrown where it is found; `http/error-handler.ts` renders it,
 * and for LanguageTool's clients `modules/languagetool/answers.ts`.
 * `detail` names the field and the fix, and never holds a secret or the submitted text.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail)
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return PROBLEM_CODES[this.code].status
  }
}
