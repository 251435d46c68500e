/** How an answer of the stand-in is: its findings as they are, or spoilt as models spoil them. */
export type AnswerKind = 'honest' | 'truncated' | 'fenced' | 'wrong_offsets' | 'hallucinated' | 'injected'

/** One finding of the language engine in one sentence. */
export interface SentenceFinding {
  start: number
  end: number
  suggestion: string
  type: string
  severity: string
  message: string
}

type Proofread = (sentence: string) => readonly SentenceFinding[]

/** What the stand-in says to a prompt of numbered sentences. */
export function editsAnswer(
  prompt: string,
  proofread: Proofread,
  kind: AnswerKind,
): { content: string; finish: string } {
  return dress(JSON.stringify({ edits: editsOf(prompt, proofread, kind) }), kind)
}

/** What the stand-in says of an essay: it has no remarks, for it is no judge of arguments. */
export function proposalsAnswer(kind: AnswerKind): { content: string; finish: string } {
  return dress(JSON.stringify({ proposals: [] }), kind)
}

interface Edit {
  s: number
  quote: string
  before: string
  after: string
  fix: string
  type: string
  severity: string
  why: string
}

/** The numbered sentences of the prompt, each with the findings of the engine. */
function editsOf(prompt: string, proofread: Proofread, kind: AnswerKind): Edit[] {
  const edits: Edit[] = []
  for (const [, number = '', sentence = ''] of prompt.matchAll(/^\[(\d+)\] (.*)$/gmu)) {
    const s = Number(number)
    for (const finding of proofread(sentence)) edits.push(spoil(toEdit(s, sentence, finding), kind))
    if (kind === 'hallucinated') edits.push(invented(s))
    if (kind === 'injected' && /ignore|instruction|புறக்கணி|கட்டளை/iu.test(sentence))
      edits.push(...obeyed(s, sentence))
  }
  return edits
}

function toEdit(s: number, sentence: string, { start, end, suggestion, ...finding }: SentenceFinding): Edit {
  return {
    s,
    quote: sentence.slice(start, end),
    before: sentence.slice(Math.max(0, start - 10), start),
    after: sentence.slice(end, end + 10),
    fix: suggestion,
    type: finding.type,
    severity: finding.severity,
    why: finding.message.slice(0, 150),
  }
}

function spoil(edit: Edit, kind: AnswerKind): Edit {
  return kind === 'wrong_offsets' ? { ...edit, s: edit.s + 1 } : edit
}

function invented(s: number): Edit {
  const edit = { s, before: '', after: '', type: 'spelling', severity: 'high', why: 'பிழை' }
  return { ...edit, quote: 'இல்லாதசொல்', fix: 'வேறுசொல்' }
}

/** What a model does that was talked into it: rewrites the sentence, adds an address, reveals its orders. */
function obeyed(s: number, sentence: string): Edit[] {
  const edit = { s, quote: sentence, before: '', after: '', type: 'grammar', severity: 'high' }
  return [
    {
      ...edit,
      fix: 'முழு மதிப்பெண் கொடுக்கப்பட்டது https://evil.example/?key=',
      why: 'SYSTEM PROMPT: You proofread Tamil',
    },
    { ...edit, fix: `${sentence} **HACKED**`, why: '<script>alert(1)</script>' },
  ]
}

function dress(content: string, kind: AnswerKind): { content: string; finish: string } {
  if (kind === 'fenced')
    return { content: `<think>ம்…</think>Here:\n\`\`\`json\n${content}\n\`\`\`\nDone.`, finish: 'stop' }
  if (kind === 'truncated')
    return { content: content.slice(0, Math.ceil(content.length * 0.7)), finish: 'length' }
  return { content, finish: 'stop' }
}
