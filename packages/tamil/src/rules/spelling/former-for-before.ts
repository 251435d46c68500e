import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/former-for-before',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘முன்னாள்’ (முன்பு பதவியில் இருந்த) வேறு; இடத்தைக் குறிக்க ‘{suggestion}’ என எழுத வேண்டும்.',
    en: '‘முன்னாள்’ is former; in front of a place is ‘{suggestion}’.',
  },
  source: 'மயங்கொலிச் சொற்கள் (பள்ளிப் பாடநூல்): லகர ளகர வேறுபாடு',
  examples: [
    { wrong: 'பள்ளிக்கு [முன்னாள்] உள்ள மரம் விழுந்தது.', right: 'பள்ளிக்கு முன்னால் உள்ள மரம் விழுந்தது.' },
    { wrong: 'பள்ளிக்கு [முன்னாள்] இருந்த கடை மூடப்பட்டது.', right: 'பள்ளிக்கு முன்னால் இருந்த கடை மூடப்பட்டது.' },
    { wrong: 'நூலகத்துக்கு [முன்னாள்] வண்டியை நிறுத்தினார்.', right: 'நூலகத்துக்கு முன்னால் வண்டியை நிறுத்தினார்.' },
    { wrong: 'மேலாளருக்கு [முன்னாள்] பேசத் தயங்கினான்.', right: 'மேலாளருக்கு முன்னால் பேசத் தயங்கினான்.' },
    { wrong: 'நூலகத்தின் [முன்னாள்] ஒரு சிலை நிற்கிறது.', right: 'நூலகத்தின் முன்னால் ஒரு சிலை நிற்கிறது.' },
    { wrong: '[முன்னாள்] சென்ற பேருந்து நின்றது.', right: 'முன்னால் சென்ற பேருந்து நின்றது.' },
  ],
  allows: [
    'அணிக்கு முன்னாள் வீரர் பயிற்சி தந்தார்.',
    'நாட்டுக்கு முன்னாள் அதிபர் உரையாற்றினார்.',
    'முன்னாள் அமைச்சர் வந்தார்.',
    'நாட்டின் முன்னாள் தலைநகர் இது.',
    'நிறுவனத்தின் முன்னாள் சின்னம் வேறு.',
    'அணிக்கு முன்னாள் பந்துவீச்சு வீரர் உதவினார்.',
    'மாநிலத்துக்கு முன்னாள் தலைநகரம் இருந்தது.',
    'கட்சிக்கு முன்னாள் மாநிலத் தலைவர் நிதி தந்தார்.',
    'பள்ளிக்கு முன்னாள் மாணவர் சங்கம் உதவியது.',
    'பள்ளியின் முன்னாள் மூத்த மாணவர் வந்தார்.',
    'முன்னாள் நடந்த போரில் ஊர் அழிந்தது.',
    'அவருக்கு முன்னாள் நண்பர்கள் உதவினர்.',
    'பள்ளிக்கு முன்னால் ஒரு மரம் உள்ளது.',
  ],
  when: { words: ['முன்னாள்'] },
  check(word) {
    const { next } = word
    if (next === undefined || word.quoted) return undefined
    return isPlaced(word, next) ? word.replaceWith('முன்னால்') : undefined
  },
})

/** Whether it says where the next word is or what it does there; what is former is a person, or has a name and a rank. */
function isPlaced({ previous }: Word, next: Word): boolean {
  if (previous === undefined || isOther(previous)) return isMoving(next)
  if (isBeing(next)) return true
  if (NEVER_FORMER.test(next.text)) return true
  return previous.isOnly('dative') && isOtherThing(next)
}

/** Neither `வீட்டுக்கு`, `எனக்கு` nor `பள்ளியின்`. */
function isOther(previous: Word): boolean {
  return !previous.isOnly('dative') && !previous.isOnly('genitive')
}

/** Verbs that only one who goes or stands ahead needs. */
const MOVING: ReadonlySet<string> = new Set('செல் நில் ஓடு உட்கார் அமர் பாய் தள்ளு குதி'.split(' '))

function isMoving({ analyses }: Word): boolean {
  return (
    analyses.length > 0 && analyses.every(({ class: kind, lemma }) => kind === 'verb' && MOVING.has(lemma))
  )
}

/** What is there, stands or lies, in whatever form, or what is done. */
function isBeing({ text, analyses }: Word): boolean {
  if (analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')) return true
  return analyses.length > 0 && /^(?:உள்ள|இரு|நின்|நிற்|கிட|அமர்|உட்கார்|காத்திரு|வைக்க|வைத்|கூடி|விழு)/u.test(text)
}

const NEVER_FORMER = /^(?:ஒரு|ஓர்|யாரும்|எதுவும்|அனைவரும்|எல்லோரும்|எல்லாரும்)$/u

/** A thing that holds no rank and was never another: neither place, group nor the first part of a compound that names people. */
function isOtherThing(thing: Word): boolean {
  if (!thing.isOnly('irrational') || !thing.isA('noun') || thing.is('place') || thing.is('group'))
    return false
  return thing.next?.is('rational') !== true
}
