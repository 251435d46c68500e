import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DocumentError } from './document-error.ts'
import { readDocx } from './docx.ts'
import { readOdt } from './odt.ts'
import type { ParagraphText } from './paragraphs.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const STYLES = `<w:styles ${W}>
  <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style></w:styles>`

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const docx = (body: string, parts: Record<string, string> = {}) =>
  zip({
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': STYLES,
    ...parts,
  })
const odt = (body: string) =>
  zip({
    'content.xml': `<office:document-content><office:body>${body}</office:body></office:document-content>`,
  })
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const paragraphs = ({ text }: ParagraphText) => text.split('\n\n')

describe('the text of a Word document', () => {
  it.each([
    ['runs', `<w:p>${run('பாட')}${run('த்தை')}</w:p><w:p/>`, ['பாடத்தை']],
    [
      'tabs and breaks',
      '<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><w:t>அ</w:t><w:tab/><w:t>ஆ</w:t><w:br/><w:t>இ</w:t></w:r></w:p>',
      ['அ\tஆ\nஇ'],
    ],
    [
      'tracked changes',
      `<w:p>${run('அ')}<w:del><w:r><w:delText>ஆ</w:delText></w:r></w:del><w:moveFrom>${run('ஈ')}</w:moveFrom><w:ins>${run('இ')}</w:ins></w:p>`,
      ['அஇ'],
    ],
    ['fields', `<w:p><w:r><w:instrText>PAGE</w:instrText></w:r>${run('அ')}</w:p>`, ['அ']],
    [
      'a table',
      `<w:tbl><w:tr><w:tc><w:p>${run('அ')}</w:p></w:tc><w:tc><w:p>${run('ஆ')}</w:p></w:tc></w:tr></w:tbl>`,
      ['அ', 'ஆ'],
    ],
    [
      'a text box, once',
      `<w:p>${run('அ')}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p>${run('ஆ')}</w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p>${run('ஆ')}</w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ['ஆ', 'அ'],
    ],
    [
      'a table of contents',
      `<w:p><w:pPr><w:pStyle w:val="Verzeichnis1"/></w:pPr>${run('அ')}</w:p><w:p>${run('ஆ')}</w:p>`,
      ['ஆ'],
    ],
    ['a formula', `<w:p>${run('அ')}<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>`, ['அ']],
    ['references', `<w:p>${run('அ &amp; &#x0B86;')}</w:p>`, ['அ & ஆ']],
  ])('has %s', (_what, body, wanted) => {
    expect(paragraphs(readDocx(docx(body)))).toEqual(wanted)
  })

  it('has another prefix for its names', () => {
    const body = `<x:document ${W.replace('xmlns:w', 'xmlns:x')}><x:p><x:r><x:t>அ</x:t></x:r></x:p></x:document>`
    expect(readDocx(zip({ 'word/document.xml': body })).text).toBe('அ')
  })

  it('tells the paragraph, the heading above it in any language of Word, and the part', () => {
    const heading = `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr>${run('தலைப்பு')}</w:p>`
    const footnotes = `<w:footnotes ${W}><w:footnote><w:p>${run('குறிப்பு')}</w:p></w:footnote></w:footnotes>`
    const body = `<w:p>${run('முன்')}</w:p><w:p/>${heading}<w:p>${run('பின்')}</w:p>`
    const { text, placeOf } = readDocx(docx(body, { 'word/footnotes.xml': footnotes }))
    expect(['முன்', 'தலைப்பு', 'பின்', 'குறிப்பு'].map((word) => placeOf(text.indexOf(word)))).toEqual([
      { part: 'body', paragraph: 1, heading: null },
      { part: 'body', paragraph: 2, heading: 'தலைப்பு' },
      { part: 'body', paragraph: 3, heading: 'தலைப்பு' },
      { part: 'footnotes', paragraph: 1, heading: null },
    ])
  })
})

describe('the text of an OpenDocument text', () => {
  it.each([
    ['spans', '<text:p>பாட<text:span>த்தை</text:span></text:p><text:p/>', ['பாடத்தை']],
    [
      'spaces',
      '<text:p>அ \n  ஆ<text:s text:c="2"/>இ<text:tab/>ஈ<text:line-break/>உ</text:p>',
      ['அ ஆ  இ\tஈ\nஉ'],
    ],
    [
      'a million spaces, in a few',
      '<text:p>அ<text:s text:c="1000000000"/>ஆ</text:p>',
      [`அ${' '.repeat(100)}ஆ`],
    ],
    ...['-1', '1.5', 'toString', ''].map((count): [string, string, string[]] => [
      `one space where it says ${JSON.stringify(count)}`,
      `<text:p>அ<text:s text:c="${count}"/>ஆ</text:p>`,
      ['அ ஆ'],
    ]),
    [
      'tracked changes',
      '<text:tracked-changes><text:p>அ</text:p></text:tracked-changes><text:p>ஆ</text:p>',
      ['ஆ'],
    ],
    ['comments', '<text:p>அ<office:annotation><text:p>ஆ</text:p></office:annotation></text:p>', ['அ']],
    [
      'a table of contents',
      '<text:table-of-content><text:p>அ</text:p></text:table-of-content><text:p>ஆ</text:p>',
      ['ஆ'],
    ],
    [
      'notes, after the rest',
      '<text:p>அ<text:note text:note-class="endnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>ஆ</text:p></text:note-body></text:note>இ</text:p>',
      ['அஇ', 'ஆ'],
    ],
  ])('has %s', (_what, body, wanted) => {
    expect(paragraphs(readOdt(odt(body)))).toEqual(wanted)
  })

  it('tells the paragraph and the heading above it', () => {
    const { text, placeOf } = readOdt(odt('<text:h>தலைப்பு</text:h><text:p>பின்</text:p>'))
    expect(placeOf(text.indexOf('பின்'))).toEqual({ part: 'body', paragraph: 2, heading: 'தலைப்பு' })
  })
})

describe('a document that is none, or a bomb', () => {
  const NAME = 'word/document.xml'
  /** Offset of a field of the entry of `NAME`, from the start of its last mention in the archive, its directory. */
  const directoryOf = (archive: Uint8Array) => Buffer.from(archive).lastIndexOf('PK\u0001\u0002')

  it('is refused before a part is unpacked that says it is larger than 64 MiB', () => {
    const archive = zip({ [NAME]: '<w:document/>' })
    new DataView(archive.buffer).setUint32(directoryOf(archive) + 24, 65 * 1024 * 1024, true)
    expect(() => readDocx(archive)).toThrow('word/document.xml in it is too large')
  })

  it('takes no more memory than its entry says, where that is a lie', () => {
    const archive = zip({ [NAME]: ' '.repeat(10_000_000) })
    new DataView(archive.buffer).setUint32(directoryOf(archive) + 24, 1000, true)
    let length = 0
    try {
      length = readDocx(archive).text.length
    } catch (error) {
      expect(error).toBeInstanceOf(DocumentError)
    }
    expect(length).toBeLessThanOrEqual(1000)
  })

  it('is refused where its XML declares entities', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "அஅஅஅ"><!ENTITY b "&a;&a;&a;&a;">]><w:document>&b;</w:document>'
    expect(() => readDocx(zip({ [NAME]: bomb }))).toThrow('declares a document type')
    expect(() => readOdt(zip({ 'content.xml': bomb }))).toThrow('declares a document type')
  })

  it('is refused by name where it is another archive, a text, cut short, or encrypted', () => {
    expect(() => readDocx(zip({ 'a.txt': 'அ' }))).toThrow('not a .docx file')
    expect(() => readOdt(docx(''))).toThrow('not an .odt file')
    expect(() => readDocx(strToU8('அவன்'))).toThrow('protected by a password')
    expect(() => readDocx(docx(run('அ')).slice(0, 200))).toThrow('protected by a password')
    const scrambled = zipSync({ 'content.xml': [new Uint8Array([0x80, 0xff, 0x01]), { level: 0 }] })
    expect(() => readOdt(scrambled)).toThrow('not UTF-8')
  })

  it('raises no other error, whatever is broken', () => {
    const whole = docx(`<w:p>${run('அவன் வந்தான்.')}</w:p>`)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 5 }), (changes) => {
        const broken = Uint8Array.from(whole)
        for (const [at, byte] of changes) broken[at] = byte
        try {
          readDocx(broken)
        } catch (error) {
          expect(error).toBeInstanceOf(DocumentError)
        }
      }),
    )
  })
})
