import { Parser } from 'htmlparser2'
import { type Prose, ProseBuilder } from './prose.ts'

/** Their content is no prose. */
const OPAQUE = new Set([
  ...['code', 'pre', 'kbd', 'samp', 'var', 'script', 'style', 'template', 'textarea', 'svg', 'math'],
  ...['iframe', 'object', 'noscript', 'select'],
])
/** Elements within a sentence; all others end it. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark math q ruby s samp small span
   strike strong sub sup svg time tt u var wbr`.split(/\s+/),
)
const WHITE_SPACE = /[ \t\r\n\f]+/g

/** The prose of HTML: the text of its elements but code, scripts, styles and what says `translate="no"`. Linear. */
export function readHtml(source: string): Prose {
  const prose = new ProseBuilder(source)
  /** Depth of elements inside the outermost one that is no prose. */
  let opaque = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (opaque === 0 && !INLINE.has(name)) prose.endBlock()
        if (opaque > 0) opaque += 1
        else if (OPAQUE.has(name) || attributes.translate === 'no') {
          opaque = 1
          if (INLINE.has(name)) prose.opaque({ start: parser.startIndex, end: parser.endIndex + 1 })
        }
      },
      onclosetag(name) {
        if (opaque > 0) opaque -= 1
        if (opaque === 0 && !INLINE.has(name)) prose.endBlock()
      },
      ontext(data) {
        if (opaque > 0) return
        const span = { start: parser.startIndex, end: parser.endIndex + 1 }
        if (source.slice(span.start, span.end) !== data) prose.fixed(span, data)
        else addText(prose, data, span.start)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(source)
  parser.end()
  return prose.build()
}

/** Line ends and white space of more than one character are read as one space. */
function addText(prose: ProseBuilder, text: string, base: number): void {
  let at = 0
  for (const { index, 0: space } of text.matchAll(WHITE_SPACE)) {
    prose.words({ start: base + at, end: base + index })
    const span = { start: base + index, end: base + index + space.length }
    if (space === ' ' && !prose.endsInSpace) prose.words(span)
    else prose.space(span)
    at = index + space.length
  }
  prose.words({ start: base + at, end: base + text.length })
}
