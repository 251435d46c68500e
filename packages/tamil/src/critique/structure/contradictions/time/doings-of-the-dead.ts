import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isKin } from '../reading/people.ts'
import { predicationsOf } from '../reading/predications.ts'

const DIED =
  /^(?:இறந்துவிட்டார்|இறந்துவிட்டான்|இறந்துவிட்டாள்|இறந்துபோனார்|இறந்தார்|இறந்தான்|இறந்தாள்|காலமானார்|காலமாகிவிட்டார்|மறைந்துவிட்டார்|மறைந்தார்|உயிர்நீத்தார்|உயிரிழந்தார்|இயற்கையெய்தினார்)$/u
const BEFORE_BIRTH = /பிறப்பதற்கு முன்|பிறக்கும் முன்|பிறக்குமுன்|பிறப்பதற்குமுன்/u
const ME = /^(?:எனக்கு|எனக்குக்|எனக்குத்|எனக்குப்|எனக்குச்|என்னை|என்னைத்|என்னைக்|என்னைப்|என்னிடம்|என்னோடு|என்னுடன்)$/u
/** Who was born after it, in the predication of them. */
const LATER_BORN = /^(?:எங்களுக்கு|எங்களை|அவளை|அவளுக்கு|அவளிடம்|அவனை|அவனுக்கு|அவனிடம்|இருவருக்கும்|இருவரையும்)$/u
/** Not long ago. */
const LATELY = /^(?:நேற்று|இன்று|இப்போது|இப்போதும்|இன்றும்|தற்போது|நாளை|தினமும்|நாள்தோறும்)$/u
/** What the dead are said to do all the same, and what is told of the time before. */
const AS_IF =
  /நினைவ|கனவ|படத்த|புகைப்பட|உயிரோடு|உயிருடன்|இருந்தபோது|வாழ்ந்தபோது|முன்பு|அப்போது|சொல்வார்|கூறுவார்|என்பார்|ஆவி|நெஞ்ச|மனத்த|உள்ளத்|வானத்திலிருந்து|வாழ்கிறார்|பிறகும்|செத்த|வந்து ?போ/u

/** Of late, where the death was long ago. */
const OF_LATE = /(?:சென்ற|கடந்த|போன) (?:மாத|வார|ஆண்ட|வருட|பிறந்த)/u
const LONG_AGO = /குழந்தையாக|சிறுவனாக|சிறுமியாக|சிறு ?வயத|(?:பத்து|இருபது|பல) ஆண்டுகளுக்கு முன்/u

/** It was a dream, as one of the next sentences tells. */
const WAKES = /விழித்(?:த|ேன்|தெழு|துக்)|கண் ?விழி|கனவு/u
const MAX_UNTIL_AWAKE = 4

interface Death {
  readonly sentence: Sentence
  readonly isBeforeBirth: boolean
}

/** What somebody does who is said to be dead: `தாத்தா இறந்துவிட்டார் … தாத்தா இப்போதும் உழைக்கிறார்`. */
export function doingsOfTheDead(_: MeaningWords, sentences: readonly Sentence[]): Follower {
  const deaths = new Map<string, Death>()
  return (sentence, people, at) => {
    const { lastWord, text } = sentence
    if (deaths.size === 0 && !DIED.test(lastWord?.text ?? '')) return []
    const who = subjectOf(sentence)
    const key = who && people.keyOf(who)
    if (key === undefined || lastWord === undefined || !isAsserted(sentence)) return []
    if (DIED.test(lastWord.text)) {
      if (!deaths.has(key)) deaths.set(key, { sentence, isBeforeBirth: BEFORE_BIRTH.test(text) })
      return []
    }
    const death = deaths.get(key)
    const wasDreamt = sentences.slice(at, at + MAX_UNTIL_AWAKE).some((one) => WAKES.test(one.text))
    return death !== undefined && !wasDreamt && livesOn(sentence, death)
      ? [contradicts(sentence, death.sentence)]
      : []
  }
}

function livesOn({ words, lastWord, text }: Sentence, { isBeforeBirth, sentence: other }: Death): boolean {
  if (AS_IF.test(text) || lastWord === undefined || !lastWord.is('finite') || lastWord.is('negative'))
    return false
  if (isBeforeBirth && words.some(isOfLaterBorn) && isDoneByWho(lastWord)) return true
  if (LONG_AGO.test(other.text) && OF_LATE.test(text) && lastWord.is('past') && isDoneByWho(lastWord))
    return true
  if (!lastWord.is('third') || !isDoneByWho(lastWord)) return false
  return lastWord.is('present') || (lastWord.is('past') && words.some((word) => LATELY.test(word.text)))
}

/** `எனக்கு`, `அவளை`, `என் தலையை`: whom they cannot have known. */
const isOfLaterBorn = (word: Word) =>
  ME.test(word.text) ||
  LATER_BORN.test(withoutVallinam(word.text)) ||
  (/^(?:என்|எங்கள்)$/u.test(word.text) && word.next?.is('body') === true)

/** A person's verb, before which no participle has taken its subject away. */
const isDoneByWho = (verb: Word) =>
  !verb.is('neuter') &&
  predicationsOf(verb.sentence).some(
    (predication) =>
      predication.verb === verb && predication.words.some((word) => word === subjectOf(verb.sentence)),
  )

/** The first relative in the first case; of the famous all write in the present. A relative, of whom the sentence tells. */
function subjectOf({ words }: Sentence): Word | undefined {
  const found = words.find(
    (word) => isKin(word) && word.is('nominative') && !word.is('plural') && !word.is('sandhi'),
  )
  return found ?? words.find((word) => word.isA('pronoun') && word.is('nominative') && word.is('third'))
}
