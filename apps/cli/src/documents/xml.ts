import { Parser } from 'htmlparser2'
import { DocumentError } from './document-error.ts'

/** Called in the order of the source. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(data: string): void
  close(name: string): void
}

/**
 * Reads XML piece by piece. Linear: only the five references of XML and numeric ones are replaced.
 * @throws {DocumentError} where it declares a document type: entities of its own are never needed, and can be a bomb
 */
export function readXml(source: string, handler: XmlHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open(name, attributes),
      ontext: (data) => handler.text(data),
      onclosetag: (name) => handler.close(name),
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new DocumentError('its XML declares a document type')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
}
