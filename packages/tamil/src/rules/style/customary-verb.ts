import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
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
    { wrong: 'அவள் விளக்கை உடனே [கொளுத்தினாள்].', right: 'அவள் விளக்கை உடனே ஏற்றினாள்.' },
  ],
  allows: [
    'அவர் கூடை முடைந்தார்.',
    'நாங்கள் தண்ணீர் குடித்தோம்.',
    'அவர் வேலை செய்தார்.',
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
        const form = replaceVerb(verb.text, one, right)
        if (form !== undefined && analyse(form).length > 0)
          return replaceLinked(verb, form, { captures: { thing } })
      }
  return undefined
}

/** What the deed is done to: the noun before, adverbs between, or of a participle the noun after it (`பின்னிய பட்டுச் சேலை`). */
function objectsOf(word: Word): readonly Word[] {
  const { next } = word
  const objects: Word[] = []
  let before = word.previous
  for (let passed = 0; before !== undefined && passed < MAX_BETWEEN; passed++) {
    if (before.is('accusative') || roleOf(before) !== 'adverb') break
    objects.push(before)
    before = before.previous
  }
  if (before !== undefined && (before.is('accusative') || (before === word.previous && isBare(before))))
    objects.push(before)
  if (word.is('relative-participle') && next !== undefined)
    objects.push(next.next !== undefined && next.is('sandhi') ? next.next : next)
  return objects
}

function isBare(word: Word): boolean {
  return (word.is('nominative') || word.is('adverbial')) && !word.is('rational')
}
