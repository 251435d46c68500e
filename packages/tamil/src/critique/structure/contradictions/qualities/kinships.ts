import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { FRIENDS, isKin, isPersonName, isPossessor, kinOf, type People, SELF } from '../reading/people.ts'
import { type Thing, thingAt } from '../reading/things.ts'

/** Relatives that are what they are by birth: nobody is two of them to one person. */
const BY_BIRTH = new Set(
  'தந்தை தாய் தாத்தா பாட்டி அண்ணன் தம்பி அக்கா தங்கை மகன் மகள் மாமா அத்தை சித்தப்பா சித்தி பெரியப்பா பெரியம்மா பேரன் பேத்தி மனைவி கணவன்'.split(
    ' ',
  ),
)

/** Whose relative somebody with a name is, and what the name of a relative or an animal is. */
export function kinships(sentence: Sentence, people: People): Claim[] {
  return [...relations(sentence), ...names(sentence, people)]
}

/** `சேகர் என் மாமா`, `என் மாமா சேகர்`, `என் மாமாவான சேகர்`. */
function relations({ words, lastWord }: Sentence): Claim[] {
  return words.flatMap((word) => {
    if (!isPersonName(word)) return []
    const { previous } = word
    const isAppositive =
      previous !== undefined && isKin(previous) && (previous.is('nominative') || previous.is('adjectival'))
    const said = isAppositive
      ? previous
      : isFirstOf(word) && lastWord && isKin(lastWord)
        ? lastWord
        : undefined
    const value = said && chainOf(said)
    if (value === undefined) return []
    return [{ quality: 'kin', of: named(nounOf(word)), value, holds: 'always' as const }]
  })
}

/** `கண்ணன் என் அண்ணன்.`: nothing but whose relative it is follows. */
function isFirstOf(word: Word): boolean {
  const { words, lastWord } = word.sentence
  if (!word.isFirst || !word.is('nominative') || lastWord === undefined || !lastWord.is('nominative'))
    return false
  return words
    .slice(1, -1)
    .every((one) => isPossessor(one) || isKin(one) || /^(?:ஒரே|உடன்பிறந்த)$/u.test(one.text))
}

/** `நான் தாய் தம்பி`: from the writer to the relative; undefined where it is not said whose. */
function chainOf(kin: Word): string | undefined {
  const chain = [kinOf(nounOf(kin))]
  if (!BY_BIRTH.has(chain[0] ?? '')) return undefined
  for (let { previous } = kin; previous !== undefined; previous = previous.previous) {
    if (/^(?:ஒரே|உடன்பிறந்த|மூத்த|இளைய|சின்ன|பெரிய)$/u.test(previous.text)) continue
    if (FRIENDS.test(nounOf(previous))) return undefined
    if (isKin(previous)) chain.unshift(kinOf(nounOf(previous)))
    else if (isPossessor(previous) && previous.isA('pronoun')) {
      const whose = nounOf(previous)
      return /^(?:நான்|யான்|நாங்கள்)$/u.test(whose) ? [SELF, ...chain].join(' ') : undefined
    } else break
  }
  const isParents = chain.length === 2 && /^(?:தந்தை|தாய்)$/u.test(chain[0] ?? '')
  return isParents ? [SELF, ...chain].join(' ') : undefined
}

const named = (head: string): Thing => ({
  head,
  owner: undefined,
  marks: new Set(),
  pointed: true,
  introduced: false,
})

/** `என் தங்கையின் பெயர் இலக்கியா`; beside it `என் தங்கை கவிதா`. */
function names({ words, lastWord }: Sentence, people: People): Claim[] {
  const says = words.find((word) => nounOf(word) === 'பெயர்' && word.is('nominative'))
  const bearer = says?.previous
  if (says !== undefined && bearer !== undefined && lastWord !== undefined && says.next === lastWord) {
    if (!bearer.is('genitive') || bearer.isA('pronoun') || bearer.is('plural') || !isOwned(bearer)) return []
    return [{ quality: 'name', of: thingAt(bearer, people), value: nounOf(lastWord), holds: 'always' }]
  }
  return words.flatMap((word) => {
    const { previous } = word
    const isNamed =
      previous !== undefined && isOwned(previous) && previous.is('nominative') && !previous.is('sandhi')
    if (!isNamed || !(previous.is('animal') ? isAnimalsName(word) : isPersonName(word))) return []
    return [
      {
        quality: 'name',
        of: thingAt(previous, people),
        value: nounOf(word),
        holds: 'always' as const,
        maybeOneOfSeveral: true as const,
      },
    ]
  })
}

/** `எங்கள் நாய் டைகர்`: a word that is no other part of the sentence. */
const isAnimalsName = (word: Word) =>
  !word.isLast && ((word.isA('name') && word.is('nominative')) || word.analyses.length === 0)

const isOwned = (word: Word) =>
  (isKin(word) || word.is('animal')) && word.previous !== undefined && isPossessor(word.previous)
