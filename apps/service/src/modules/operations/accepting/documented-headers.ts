/** What the documentation says of headers that several text calls share. */
export const PREFER_OF_TEXT_CALLS =
  '`respond-async` for an operation at once; `wait=N` for one after N seconds (RFC 7240).'

export const HEADERS_OF_TEXT_CALLS = {
  'Preference-Applied': 'What of `Prefer` was honoured.',
  'Content-Language': 'With a result: the language of its messages.',
}
