import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { uncheckedForms } from '../../text/word-form.ts'
import { readEssay } from '../essay.ts'
import { readMarkup } from './markup.ts'

const critic = loadCritic()
const conflicting = (essay: string) =>
  critic
    .critique(essay)
    .sections.facts.items.filter(({ badge }) => badge === 'conflicting')
    .map(({ location: { from, to, excerpt } }) => [essay.slice(from, to) === excerpt, excerpt])

describe('marks of HTML and Markdown', () => {
  it.each([
    ['## தலைப்பு\n\n**திருக்குறளில்** 130 அதிகாரங்கள் உள்ளன.', 'திருக்குறளில்** 130 அதிகாரங்கள்'],
    [
      '- திருக்குறளில் [130](https://example.org/a) அதிகாரங்கள் உள்ளன.',
      'திருக்குறளில் [130](https://example.org/a) அதிகாரங்கள்',
    ],
    ['<h1>நூல்</h1><p>திருக்குறளில் <b>130</b> அதிகாரங்கள் உள்ளன.</p>', 'திருக்குறளில் <b>130</b> அதிகாரங்கள்'],
  ])('are read through: %s', (essay, excerpt) => {
    expect(conflicting(essay)).toEqual([[true, excerpt]])
  })

  it('keep the length of the text, and leave a text without marks alone', () => {
    const marked = '<p>அ &amp; ஆ</p>\n# இ\n* ஈ _உ_ `ஊ` ![எ](ஏ)'
    expect(readMarkup(marked).text).toHaveLength(marked.length)
    expect(readMarkup(marked).text.replace(/\s/gu, '')).toBe('அ&ஆஇஈஉ"ஊ"')
    for (const plain of ['5 < 6 > 4', 'அ_ஆ', 'இ - ஈ', 'விலை 5 * 3'])
      expect(readMarkup(plain).text).toBe(plain)
  })

  it('take linear time', () => {
    for (const piece of ['<a ', '<!--', '[அ](', '**', '![', '# ', '`', '&amp', '<p', '_அ_*']) {
      const long = piece.repeat(20_000)
      expect(readMarkup(long).text).toHaveLength(long.length)
    }
  })
})

const INTRODUCTION =
  'பறவைகள் இயற்கையின் தூதர்கள். விதைகளைப் பரப்பிக் காடுகளை வளர்க்கின்றன. பறவைகளைக் காக்கும் வழிகளை இக்கட்டுரையில் காண்போம்.'
const BODY =
  'பறவைகள் பயிரை அழிக்கும் புழுக்களை உண்கின்றன. இதனால் உழவர்களுக்கு மருந்துச் செலவு குறைகிறது. மலர்களில் மகரந்தச் சேர்க்கைக்கும் பறவைகள் உதவுகின்றன.'
const CONCLUSION = 'ஆகவே பறவைகளைக் காப்பது நம் கடமை. வீட்டு மாடியில் நீர் வைப்போம். பறவைகள் வாழ்ந்தால் நாமும் வாழ்வோம்.'

const HTML = `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>பறவைகள்</title>
<style>h1 > b { color: red }</style>
<script>if (a < b) document.write("ரொம்ப அப்புறம்")</script></head>
<body><h1>பறவைகளைக் காப்போம்!</h1>
<p class="first">${INTRODUCTION.replace('. ', '.\n')}<sup><a href="#n1">1</a></sup></p>
<p>${BODY}</p>
<ul><li>மயில்</li><li><p>குயில்</p></li></ul>
<table><tr><th>பறவை</th><th>உணவு</th></tr><tr><td>கிளி</td><td>பழம்</td></tr></table>
<h2>என்ன செய்யலாம்?</h2>
<p>${CONCLUSION.replaceAll('. ', '.<br>')}</p>
<!-- ரொம்ப --><pre>அப்புறம்</pre></body></html>`

const MARKDOWN = `---
title: பறவைகள்
tags: [bird, பறவை]
---

பறவைகளைக் காப்போம்
==================

${INTRODUCTION}[^1]

## பயன்கள்

${BODY}

1. மயில் ஆடும்.
2. குயில் பாடும்.

![கிளி](kili.png "கிளி")

\`\`\`js
let அப்புறம் = "ரொம்ப"
\`\`\`

| பறவை | உணவு |
| :--- | ---: |
| கிளி | பழம் |

***

## என்ன செய்யலாம்?

${CONCLUSION}

[^1]: என் தாத்தா சொன்னது.
[1]: https://example.org/பறவை "பறவை"
`

describe('a document', () => {
  const blocks = (raw: string) =>
    readEssay(
      raw,
      uncheckedForms(() => []),
    ).blocks.map(({ kind, sentences }) => `${kind} ${sentences.length}`)
  const result = (raw: string) => {
    const { sections, strengths, wordCount } = critic.critique(raw)
    const items = Object.values(sections).flatMap((section) => section.items)
    const places = [...items, ...strengths].map(({ location }) => location)
    expect(places.filter(({ from, to, excerpt }) => raw.slice(from, to) !== excerpt)).toEqual([])
    return {
      titles: items.map(({ title, location }) => `${title} ${location.excerpt}`),
      strengths,
      wordCount,
    }
  }

  it('in HTML has its title, headings, paragraphs and items', () => {
    expect(blocks(HTML)).toEqual(['title 1', 'paragraph 3', 'paragraph 9', 'heading 1', 'paragraph 3'])
    const { titles, strengths, wordCount } = result(HTML)
    expect(titles).toEqual([])
    expect(strengths.map(({ title }) => title)).toContain('நிறைவான முடிவுரை')
    expect(wordCount).toBe(2 + 12 + 15 + 2 + 4 + 2 + 13)
  })

  it('in Markdown too, and its notes, code and front matter are no paragraphs', () => {
    expect(blocks(MARKDOWN)).toEqual([
      'title 1',
      'paragraph 3',
      'heading 1',
      'paragraph 11',
      'heading 1',
      'paragraph 3',
    ])
    const { titles, strengths } = result(MARKDOWN)
    expect(titles).toEqual([])
    expect(strengths.map(({ title }) => title)).toContain('நிறைவான முடிவுரை')
  })

  it('is read by what its entities and inline marks stand for', () => {
    const raw = `<p>${INTRODUCTION}</p><p>&#2992;&#3018;&#2990;&#3021;&#2986; <b>நெகிழி</b>யை **நாம்** &ldquo;அப்புறம்&rdquo; \`அப்புறம்\` &amp; [மழை](a_(b) "c")யை.</p>`
    expect(
      readEssay(
        raw,
        uncheckedForms(() => []),
      )
        .tamil.words.slice(12)
        .map(({ text }) => text),
    ).toEqual(['ரொம்ப', 'நெகிழியை', 'நாம்', 'அப்புறம்', 'அப்புறம்', 'மழையை'])
    expect(result(raw).titles).toEqual(['பேச்சு வழக்கு &#2992;&#3018;&#2990;&#3021;&#2986;'])
  })

  it('leaves words of others alone that are marked as a block, unless all is', () => {
    const spoken = (raw: string) => result(raw).titles.filter((title) => title.startsWith('பேச்சு'))
    const text = `${INTRODUCTION}\n\n${BODY}\n\n`
    expect(spoken(`${text}> பறவைங்க ரொம்ப அழகு.\n\n${CONCLUSION}`)).toEqual([])
    expect(spoken(`${text}<blockquote><p>பறவைங்க ரொம்ப அழகு.</p></blockquote>\n\n${CONCLUSION}`)).toEqual([])
    expect(spoken('> பறவைங்க ரொம்ப அழகு.').length).toBeGreaterThan(0)
  })

  it('keeps lines that a break ends where they are no sentences of a paragraph', () => {
    expect(blocks('<p>க. எழில்,<br>தெற்குத் தெரு.<br>நாள்: 3.4.2024</p>')).toHaveLength(2)
    expect(blocks('மழை பெய்தது நேற்று.<br>வெயில் அடித்தது இன்று.')).toHaveLength(2)
    expect(blocks('<p>மழை பெய்தது நேற்று.<br>வெயில் அடித்தது இன்று.</p>')).toHaveLength(1)
  })

  it.each([
    '<script>ரொம்ப',
    '<!-- ரொம்ப',
    '```\nரொம்ப',
    '---\nரொம்ப\n',
    '<p>ரொம்ப <b',
    '[ரொம்ப](',
    '<table><tr><td>ரொம்ப',
  ])('that is broken off is read: %s', (raw) => {
    expect(readMarkup(raw).text).toContain('ரொம்ப')
  })

  it('with hostile marks is read in linear time', () => {
    for (const piece of [
      '<script>',
      '<li><p>',
      '<b title="',
      '```\n',
      '~~~~~\n',
      '|-\n',
      '[^அ]',
      '<br>',
      '&#2986;',
      '[அ][',
      '<p>\n',
    ]) {
      const long = piece.repeat(20_000)
      expect(readMarkup(long).text).toHaveLength(long.length)
    }
  })
})
