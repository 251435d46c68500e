import { describe, expect, it } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const ITEM =
  '{"s":1,"quote":"அ}","before":"","after":"","fix":"ஆ","type":"spelling","severity":"high","why":"x"}'
const quotes = (text: string) => parseAnswer(text)?.map(({ quote }) => quote) ?? null

describe('parseAnswer', () => {
  it.each([
    ['strict JSON', `{"edits":[${ITEM}]}`],
    ['a bare list', `[${ITEM}]`],
    ['a fence with talk around it', `Sure!\n\`\`\`json\n{"edits":[${ITEM}]}\n\`\`\`\nHope it helps`],
    ['thinking aloud', `<think>{"edits": no}</think>{"edits":[${ITEM}]}`],
    ['an answer that breaks off in the second item', `{"edits":[${ITEM},{"s":2,"quote":"இ`],
    ['a trailing comma and single quotes', `{'edits':[${ITEM.replaceAll('"', "'")},]}`],
  ])('reads %s', (_what, text) => {
    expect(quotes(text)).toEqual(['அ}'])
  })

  it('tells no errors from no answer', () => {
    expect(quotes('{"edits":[]}')).toEqual([])
    expect(quotes('There are no errors.')).toBeNull()
    expect(quotes('')).toBeNull()
  })

  it('leaves out a bad item, not the whole answer, and replaces unknown values', () => {
    const bad = '{"s":"x","quote":1}'
    const odd = ITEM.replace('"spelling"', '"typo"').replace('"high"', '"HIGH"')
    expect(parseAnswer(`{"edits":[${bad},${odd}]}`)).toMatchObject([{ type: 'style', severity: 'high' }])
  })
})
