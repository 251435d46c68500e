import type { MessageLanguage } from '@semmai/contract'
import { type CodeAction, CodeActionKind, type TextEdit } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Issue } from '../proofreader.ts'
import { diagnosticOf, rangeOf } from './diagnostics.ts'

/** Commands that the server carries out for its code actions; the arguments are the document's address, and a text. */
export const COMMANDS = { addWord: 'semmai.addWord', disableRule: 'semmai.disableRule' } as const

/** Corrects all that is sure, in one step; editors can run it on saving. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.semmai`

const TITLES = {
  ta: {
    replace: (words: string) => (words === '' ? 'நீக்குக' : `‘${words}’ என மாற்றுக`),
    addWord: (word: string) => `‘${word}’: இச்சொல்லை இனிக் குறிக்க வேண்டா`,
    disableRule: (rule: string) => `இவ்விதியை நிறுத்துக (${rule})`,
    fixAll: 'உறுதியான திருத்தங்கள் அனைத்தையும் செய்க',
  },
  en: {
    replace: (words: string) => (words === '' ? 'Delete' : `Change to ‘${words}’`),
    addWord: (word: string) => `Do not report ‘${word}’ again`,
    disableRule: (rule: string) => `Switch this rule off (${rule})`,
    fixAll: 'Make all sure corrections',
  },
} as const

/** What can be done about one issue: its replacements first, then ignoring the word, then switching the rule off. */
export function actionsFor(document: TextDocument, issue: Issue, language: MessageLanguage): CodeAction[] {
  const titles = TITLES[language]
  const excerpt = document.getText(rangeOf(document, issue))
  const diagnostics = [diagnosticOf(document, issue)]
  const replacements = [issue.suggestion, ...issue.alternatives].filter((words) => words !== excerpt)
  const actions: CodeAction[] = replacements.map((words, place) => ({
    title: titles.replace(words),
    kind: CodeActionKind.QuickFix,
    diagnostics,
    ...(place === 0 && words === issue.suggestion && { isPreferred: true }),
    edit: { changes: { [document.uri]: [{ range: rangeOf(document, issue), newText: words }] } },
  }))
  const command = (title: string, name: string, argument: string): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    command: { title, command: name, arguments: [document.uri, argument] },
  })
  if (issue.type === 'spelling' && !/\s/.test(excerpt)) {
    actions.push(command(titles.addWord(excerpt), COMMANDS.addWord, excerpt))
  }
  actions.push(command(titles.disableRule(issue.rule), COMMANDS.disableRule, issue.rule))
  return actions
}

/** One action with every suggestion; none where there is no sure correction. */
export function fixAll(
  document: TextDocument,
  issues: readonly Issue[],
  language: MessageLanguage,
): CodeAction[] {
  const edits: TextEdit[] = issues
    .map((issue) => ({ range: rangeOf(document, issue), newText: issue.suggestion }))
    .filter(({ range, newText }) => document.getText(range) !== newText)
  if (edits.length === 0) return []
  return [{ title: TITLES[language].fixAll, kind: FIX_ALL, edit: { changes: { [document.uri]: edits } } }]
}
