/** A request that LanguageTool's own server would refuse too; `message` is what its client shows. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly status: 400 | 403 | 413

  constructor(status: ProtocolError['status'], message: string) {
    super(message)
    this.status = status
  }
}
