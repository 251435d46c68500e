import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { replaceLinked } from '../replace-linked.ts'
import { defineRule, type Finding, type Knowledge } from '../rule.ts'

const MAX_BETWEEN = 2

export default defineRule({
  id: 'style/customary-verb',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'வினை மரபு: ‘{thing}’ என்பதற்கு ‘{suggestion}’ என்பதே மரபு.',
    en: 'By custom this verb goes with the noun: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள், வினை மரபு',
  examples: [
    { wrong: 'அவர் கூடை [பின்னினார்].', right: 'அவர் கூடை முடைந்தார்.' },
    { wrong: 'நெசவாளர் [பின்னிய] பட்டுச் சேலை பளபளத்தது.', right: 'நெசவாளர் நெய்த பட்டுச் சேலை பளபளத்தது.' },
    { wrong: 'பாட்டி மல்லிகை மாலை [பின்னினாள்].', right: 'பாட்டி மல்லிகை மாலை தொடுத்தாள்.' },
    { wrong: 'குயவர் பானை [செய்தார்].', right: 'குயவர் பானை வனைந்தார்.' },
    { wrong: 'நாங்கள் தண்ணீர் [சாப்பிட்டோம்].', right: 'நாங்கள் தண்ணீர் குடித்தோம்.' },
    { wrong: 'அவள் [சேலையைப் பின்னிக்கொண்டிருந்தாள்].', right: 'அவள் சேலையை நெய்துகொண்டிருந்தாள்.' },
    { wrong: 'குயவர் [முடைந்த] பானைகளைச் சுட்டார்.', right: 'குயவர் வனைந்த பானைகளைச் சுட்டார்.' },
    { wrong: 'கூரையைப் பனையோலைகளால் [நெய்தார்].', right: 'கூரையைப் பனையோலைகளால் வேய்ந்தார்.' },
    { wrong: 'பாலைக் குழந்தை [உண்டது].', right: 'பாலைக் குழந்தை பருகியது.' },
    { wrong: 'அவள் விளக்கை உடனே [கொளுத்தினாள்].', right: 'அவள் விளக்கை உடனே ஏற்றினாள்.' },
  ],
  allows: [
    'அவர் கூடை முடைந்தார்.',
    'நாங்கள் தண்ணீர் குடித்தோம்.',
    'அவர் வேலை செய்தார்.',
    'மண்ணால் செய்யப்பட்ட பானைகள் குளிர்ச்சி தரும்.',
    'நாய் மீந்த உணவைத் தின்றது.',
    'கம்பளி பின்னும் நூல் தீர்ந்தது.',
    'மா விதைகளை நட்டனர்.',
    'கோழி வயலைக் கிளறியது.',
    'இருமல் மருந்தைச் சாப்பிட்டான்.',
    'மாலை நேரத்தில் அவள் பின்னல் பின்னினாள்.',
    'அவன் மாலையில் சட்டை தைத்தான்.',
  ],
  when: { features: ['transitive'] },
  check(word, knowledge) {
    if (word.quoted || !word.isA('verb')) return undefined
    for (const object of objectsOf(word)) {
      const found = wrongVerb(word, object, knowledge)
      if (found !== undefined) return found
    }
    return undefined
  },
})

function wrongVerb(
  verb: Word,
  object: Word,
  { customs, replaceVerb, analyse }: Knowledge,
): Finding | undefined {
  for (const thing of new Set([withoutVallinam(object.text), ...object.analyses.map(({ lemma }) => lemma)]))
    for (const { right, wrong } of customs.verbs.get(thing) ?? [])
      for (const one of wrong) {
        if (one === 'செய்து' && verb.is('passive')) continue
        if (one === 'தின்று' && isDoneByAnimal(verb, object)) continue
        const form = replaceVerb(verb.text, one, right)
        if (form !== undefined && analyse(form).length > 0)
          return replaceLinked(verb, form, { captures: { thing } })
      }
  return undefined
}

/** `ஈ தொட்ட உணவைத் தின்றால்`, `நாய் உணவைத் தின்றது`: animals eat so. */
function isDoneByAnimal(verb: Word, object: Word): boolean {
  return verb.sentence.words
    .slice(0, verb.index)
    .some((word) => word !== object && word.is('animal', 'nominative'))
}

/**
 * What the action is done to: the noun before, adverbs between, an accusative also farther off, or of a participle the noun after
 * it (`பின்னிய பட்டுச் சேலை`), unless it has its object before it (`ஆடை பின்னும் நூல்`).
 */
function objectsOf(word: Word): readonly Word[] {
  const { next } = word
  const objects: Word[] = []
  let before = word.previous
  for (let passed = 0; before !== undefined && passed < MAX_BETWEEN; passed++) {
    if (before.is('accusative') || !(roleOf(before) === 'adverb' || before.text === 'மட்டும்')) break
    objects.push(before)
    before = before.previous
  }
  const bare =
    before !== undefined && isBare(before) && (before === word.previous || word.previous?.text === 'மட்டும்')
  if (before !== undefined && (before.is('accusative') || bare)) objects.push(before)
  else objects.push(...farObject(before))
  if (word.is('relative-participle') && next !== undefined && !objects.some(isObject))
    objects.push(next.next !== undefined && next.is('sandhi', 'nominative') ? next.next : next)
  return objects
}

/** `பாலைத் தம்பி வேகமாக உண்டான்`, `கூரையைக் கீற்றுகளால் நெய்தான்`: the accusative before who does it, where and with what. */
function farObject(from: Word | undefined): readonly Word[] {
  let word = from
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN; passed++, word = word.previous) {
    if (isSurelyAccusative(word)) return [word]
    const aside =
      word.is('rational', 'nominative') || ASIDE.some((one) => word?.is(one)) || word.is('adjectival')
    if (!aside || word.isA('verb')) return []
  }
  return word !== undefined && isSurelyAccusative(word) ? [word] : []
}

/** மாலை is a garland before it is an accusative, மாலைத் is not. */
function isSurelyAccusative(word: Word): boolean {
  return word.is('accusative') && (finalVallinam(word.text) !== undefined || !word.is('nominative'))
}

const ASIDE = ['instrumental', 'locative', 'sociative'] as const

function isObject(word: Word): boolean {
  return word.is('accusative') || isBare(word)
}

function isBare(word: Word): boolean {
  return (word.is('nominative') || word.is('adverbial')) && !word.is('rational')
}
