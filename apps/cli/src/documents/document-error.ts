/** A document that cannot be read; the message is for the user. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}
