import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { isDayAsObject } from './day-as-object.ts'

/** Words of what is over. */
export const PAST = new Set('நேற்று நேற்றிரவு நேற்றைக்கு முந்தாநாள் முந்தாநேற்று நேற்றுமுன்தினம்'.split(' '))
/** Words of what is to come. */
export const FUTURE = new Set('நாளை நாளைக்கு நாளைமறுநாள் நாளைமறுதினம் நாளையிரவு எதிர்காலத்தில் வருங்காலத்தில்'.split(' '))
const SPAN = new Set('வாரம் மாதம் ஆண்டு வருடம் திங்கள் ஞாயிறு'.split(' '))
/** Times that come round, said with an ending: `கடந்த விடுமுறையில்`, `சென்ற நிதியாண்டில்`. */
const SEASON = /(?:ஆண்டு|ாண்டு|வருடம்|மாதம்|வாரம்|விடுமுறை|கோடை|தேர்தல்|தேர்வு|பருவம்|திருவிழா|பொங்கல்|தீபாவளி)$/u
const MONTH =
  /^(?:[சஜ]னவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|[சஜ]ூன்|[சஜ]ூலை|ஆகஸ்டு?|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்|பொங்கல்|தீபாவளி)$/u
/** From now on: no action of the past goes with them, unless another verb stands between. */
export const FROM_NOW = new Set(['இனி', 'இனிமேல்'])
/** Habits of those days have the past or the future (போவான்), never the present. */
export const IN_THOSE_DAYS = new Set(['முன்பெல்லாம்', 'அந்தக்காலத்தில்'])
/** Now, today, always: what is told of then may stand in the present beside the past. */
export const NOW_OR_ALWAYS: ReadonlySet<string> = new Set(
  'இன்று இன்றும் இப்போது இப்பொழுது தற்போது இன்னும் இனி தினமும் நாளை எப்போதும்'.split(' '),
)
/** So far: the past, or the perfect. */
export const UNTIL_NOW = 'இதுவரை'
const DAY_OF_WEEK = /.கிழமை$/u
const LAST = /^(?:கடந்த|சென்ற|போன)(?:[கசதப]்)?$/u
const NEXT = /^(?:வரும்|வருகிற)(?:[கசதப]்)?$/u
/** In a tale ‘the following month’; only of the speaker and the one spoken to surely the month to come. */
export const FOLLOWING = /^அடுத்த(?:[கசதப]்)?$/u
const AGO = new Set(['முன்பு', 'முன்', 'முன்னர்', 'முன்னால்'])

/** The time that a word sets: நேற்று, கடந்த வாரம், ஐந்து ஆண்டுகளுக்கு முன்பு → past; நாளை, அடுத்த மாதம் → future. */
export function timeOf(word: Word): 'past' | 'future' | undefined {
  if (!maySetTime(word)) return undefined
  const bare = withoutVallinam(word.text)
  if (bare === 'நாளை' && isDayAsObject(word)) return undefined
  if (PAST.has(bare)) return 'past'
  if (bare === UNTIL_NOW || IN_THOSE_DAYS.has(bare)) return 'past'
  if (word.previous !== undefined && word.is('locative'))
    return timeOfDay(word.previous) ?? timeOfSeason(word, word.previous) ?? timeOfEvent(word)
  if (bare === 'நாளைக்கு' && isPerDay(word)) return undefined
  if (FUTURE.has(bare) || FROM_NOW.has(bare)) return 'future'
  if (MONTH.test(bare))
    return word.previous !== undefined && NEXT.test(word.previous.text) ? 'future' : undefined
  const ago = AGO.has(word.text)
  if (!ago && !SPAN.has(bare) && !DAY_OF_WEEK.test(bare)) return undefined
  const { previous } = word
  if (previous === undefined) return undefined
  if (ago) return previous.is('dative', 'time') && previous.is('plural') ? 'past' : undefined
  if (LAST.test(previous.text)) return 'past'
  return NEXT.test(previous.text) || FOLLOWING.test(previous.text) ? 'future' : undefined
}

/** `ஒரு நாளைக்கு இரண்டு வேளை`: each day. */
function isPerDay({ previous }: Word): boolean {
  return previous?.isA('numeral') === true || /^(?:ஒரு|ஓர்|எத்தனை|பல|சில)$/u.test(previous?.text ?? '')
}

/** `நேற்றைய கூட்டத்தில்`, `நாளைய விழாவில்`. */
function timeOfDay({ text }: Word): 'past' | 'future' | undefined {
  if (/^நேற்றைய(?:[கசதப]்)?$/u.test(text)) return 'past'
  return /^நாளைய(?:[கசதப]்)?$/u.test(text) ? 'future' : undefined
}

/** `கடந்த விடுமுறையில்`; of several years the present is said, too. */
function timeOfSeason(word: Word, { text, previous }: Word): 'past' | undefined {
  if (word.is('plural') || !LAST.test(text) || previous?.is('accusative') === true) return undefined
  return word.analyses.every(({ lemma }) => SEASON.test(lemma)) ? 'past' : undefined
}

/** `நாளை நடைபெறும் கூட்டத்தில்`: what is done at an event has its time. */
function timeOfEvent({ previous }: Word): 'past' | 'future' | undefined {
  if (previous?.previous === undefined || !HELD.test(previous.text)) return undefined
  const bare = withoutVallinam(previous.previous.text)
  if (PAST.has(bare)) return 'past'
  if (FUTURE.has(bare)) return 'future'
  if (TO_BE_HELD.test(previous.text) && timeOf(previous.previous) === 'future') return 'future'
  if (WAS_HELD.test(previous.text) && timeOf(previous.previous) === 'past') return 'past'
  return bare === 'மறுநாள்' && previous.previous.previous?.text === 'நாளை' ? 'future' : undefined
}

const HELD =
  /(?:விருக்கும்|வுள்ள)$|^(?:நடந்த|நடைபெற்ற|நிகழ்ந்த|நடக்கும்|நடைபெறும்|நிகழும்|நடக்கவிருக்கும்|நடைபெறவிருக்கும்|நடக்கவுள்ள|நடைபெறவுள்ள)$/u

/** `சென்ற வாரம் நடந்த தேர்வில்`. */
const WAS_HELD = /^(?:நடந்த|நடைபெற்ற|நிகழ்ந்த)$/u

const TO_BE_HELD = /(?:விருக்கும்|வுள்ள)$/u

/** Whether it is a word of time at all: nearly all are asked in vain. */
const maySetTime = memoizeForm((word: Word): boolean => {
  const { text } = word
  if (word.is('locative') && text.endsWith('ல்')) return true
  const bare = withoutVallinam(text)
  if (bare === UNTIL_NOW || FROM_NOW.has(bare) || IN_THOSE_DAYS.has(bare) || MONTH.test(bare)) return true
  return PAST.has(bare) || FUTURE.has(bare) || AGO.has(text) || SPAN.has(bare) || DAY_OF_WEEK.test(bare)
})
