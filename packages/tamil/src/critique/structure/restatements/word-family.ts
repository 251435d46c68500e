import { rootOf } from '../../essay-roots.ts'

/** What makes verbs of nouns: `குணமடை`, `குணப்படுத்து`, `மகிழ்ச்சியூட்டு`. */
const MADE_VERB = /(?:ப்படுத்து|ப்படு|(?:ம|ய)(?:டை|ாகு|ாக்கு|ளி|ுறு|ூட்டு))$/u

/** Endings by which nouns are made of verbs, and verbs that do of those that happen, each with what stands in its place. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['படுத்து', 'படு'],
  ['த்தல்', ''],
  ['தல்', ''],
  ['ப்பு', ''],
  ['ற்சி', 'ல்'],
  ['ச்சி', ''],
  ['வு', ''],
  ['ர்த்து', 'ர்'],
  ['ழ்த்து', 'ழ்'],
  ['க்கம்', 'கு'],
  ['ட்டம்', 'டு'],
  ['ற்றம்', 'று'],
  ['த்தம்', 'து'],
  ['ப்பம்', 'பு'],
  ['க்கை', ''],
  ['க்கு', 'கு'],
  ['ங்கு', 'கு'],
  ['ற்று', 'று'],
  ['ட்டு', 'டு'],
  ['ண்டு', 'டு'],
  ['த்து', 'து'],
  ['ந்து', 'து'],
  ['ம்பு', 'பு'],
  ['வி', ''],
  ['ம்', ''],
]
/** Words whose kin has come to mean another thing: வழக்கம் is a custom, வழங்கு gives. */
const PARTED: ReadonlySet<string> = new Set(['வழங்கு'])
/** UTF-16 code units that are left of a word, at least: what is shorter begins too many words. */
const MIN_LEFT = 3

/** What a noun and its verb, a verb that does and one that happens have in common: `வளர்` of `வளர்ச்சி`, `உருகு` of `உருக்கு`. */
export function familyOf(lemma: string): string {
  if (PARTED.has(lemma)) return lemma
  const noun = lemma.replace(MADE_VERB, '')
  if (noun !== lemma && noun.length >= MIN_LEFT) return familyOf(noun)
  for (const [ending, instead] of ENDINGS)
    if (lemma.endsWith(ending)) {
      const stem = lemma.slice(0, -ending.length) + instead
      return rootOf(stem.length < MIN_LEFT ? lemma : stem, lemma.length)
    }
  return rootOf(lemma, lemma.length)
}
