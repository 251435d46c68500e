import { MESSAGE_LANGUAGES, type MessageLanguage } from '@semmai/contract'
import Negotiator from 'negotiator'

const [DEFAULT] = MESSAGE_LANGUAGES

/** Language of messages by `Accept-Language` (decision A8): Tamil, unless English is preferred to it. */
export function messageLanguage(header: string | undefined): MessageLanguage {
  if (header === undefined) return DEFAULT
  const best = new Negotiator({ headers: { 'accept-language': header } }).language(MESSAGE_LANGUAGES)
  return MESSAGE_LANGUAGES.find((language) => language === best) ?? DEFAULT
}
