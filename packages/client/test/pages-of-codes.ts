import { PROBLEM_CODES, type ProblemCode } from '@semmai/contract'
import { errorFor } from '../src/error-for.ts'

const codes = Object.entries(PROBLEM_CODES) as [ProblemCode, { status: number; title: string }][]

/** `TextTooLongError` of `text_too_long`. */
function classOf(code: ProblemCode): string {
  return `${code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Error`
}

/** The class that the classes of a status extend. */
function baseOf(status: number): string {
  return errorFor(status, {}, new Headers()).constructor.name
}

/** `src/problem-errors.ts`: a class a code. */
export function problemErrorsModule(): string {
  const bases = [...new Set(codes.map(([, { status }]) => baseOf(status)))].sort()
  const classes = codes.map(
    ([code, { status, title }]) => `/** ${status} \`${code}\`: ${title}. */
export class ${classOf(code)} extends ${baseOf(status)} {
  override readonly name = '${classOf(code)}'
  override readonly code = '${code}'
}
`,
  )
  return `// Written by \`npx vitest run packages/client/test/problem-errors.test.ts -u\` from the problem codes of the contract.
import type { ProblemCode } from '@semmai/contract'
import {
${bases.map((base) => `  ${base},\n`).join('')}} from './errors.ts'

${classes.join('')}
/**
 * The class of each code. The compiler asks for a line a code of the contract.
 *
 * @example
 * const { code } = await semmai.operations.get('nothing').catch((thrown) => thrown)
 * console.log(code, PROBLEM_ERRORS[code] === OperationNotFoundError) // operation_not_found true
 */
export const PROBLEM_ERRORS = {
${codes.map(([code]) => `  ${code}: ${classOf(code)},\n`).join('')}} as const satisfies { readonly [Code in ProblemCode]: { prototype: { readonly code: Code } } }
`
}

/** `docs/errors.md`: every code. */
export function errorsPage(): string {
  const rows = codes.map(
    ([code, { status, title }]) =>
      `| ${status} | \`${code}\` | ${title} | \`${classOf(code)}\`, \`${baseOf(status)}\` |`,
  )
  return `# Error codes

Every answer that is not 2xx is \`application/problem+json\` (RFC 9457) with \`code\`, \`detail\` and \`request_id\`; branch on
\`code\`, which is stable. 429 and 503 say in \`Retry-After\` when to try again. Which route answers which code: [routes](api.md).
The [client library](../packages/client/README.md) throws the first class of the last column, which extends the second; for a
code that it does not know, of a newer service, the second.

Written by \`npx vitest run packages/client/test/problem-errors.test.ts -u\` from \`packages/contract/src/problem-codes.ts\`.

| Status | Code | Meaning | Class |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
