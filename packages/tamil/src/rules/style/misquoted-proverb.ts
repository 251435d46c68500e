import type { Word } from '../../text/word.ts'
import { isJoined, type Proverb, proverbKey } from '../../words/proverbs.ts'
import { replaceLinked } from '../replace-linked.ts'
import { defineRule, type Finding, type Knowledge } from '../rule.ts'

const LIKE = proverbKey('போல')
const LIKE_WRITTEN = /(?:[கசதப]்)?போ(?:ல|ல்|ன்று|லவே|லும்)(?:[கசதப]்)?$/u
const SAID = /^(?:என்பர்|என்பார்|என்பார்கள்|என்பது|என்ற|என்னும்|பழமொழி)/u
/** As phonemes. */
const CLITIC = /^(?:[யவ]்)?(?:ஏ|ஓ|ஆ|உம்|ஆம்|த்ஆன்|என்.*)$/u

export default defineRule({
  id: 'style/misquoted-proverb',
  type: 'style',
  severity: 'medium',
  profiles: ['school'],
  message: {
    ta: 'இது வழிவழி வரும் பழமொழி; அதன் சொல் மாறாது வர வேண்டும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'A proverb keeps its words: ‘{suggestion}’, not ‘{found}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: பழமொழிகள், உவமைத்தொடர்கள்',
  examples: [
    {
      wrong: 'கூரை ஏறிக் கோழி பிடிக்கத் தெரியாதவன் [மலை] ஏறி வைகுந்தம் போனானாம்.',
      right: 'கூரை ஏறிக் கோழி பிடிக்கத் தெரியாதவன் வானம் ஏறி வைகுந்தம் போனானாம்.',
    },
    { wrong: 'இளங்கன்று [துன்பம்] அறியாது என்பர்.', right: 'இளங்கன்று பயம் அறியாது என்பர்.' },
    { wrong: '“கெடுவான் [நன்மை] நினைப்பான்” என்பர்.', right: '“கெடுவான் கேடு நினைப்பான்” என்பர்.' },
    { wrong: 'யானைக்கும் [கால்] சறுக்கும்.', right: 'யானைக்கும் அடி சறுக்கும்.' },
    { wrong: 'சோற்றில் [கத்தரிக்காயை] மறைக்க முடியாது.', right: 'சோற்றில் பூசணிக்காயை மறைக்க முடியாது.' },
  ],
  allows: [
    'நாற்பது வயதுக்கு மேல் மாரத்தான் ஓடுவோர் பலர்.',
    'கெடுவான் கேடு நினைப்பான் என்பர்.',
    'சோற்றில் பூசணிக்காயை மறைக்க முடியாது.',
    'காற்றுள்ளபோதே தூற்றிக் கொள் என்றார் தாத்தா.',
    'அகத்தின் அழகு முகத்தில் தெரிந்தது.',
    'மணமகள் கையில் பூமாலையுடன் வந்தாள்.',
    'பணியைத் திருந்தச் செய்தான்.',
    'அதில் பாவம் இல்லை.',
    'குழந்தை பயம் அறியாது.',
  ],
  when: 'sentence',
  check({ words }, knowledge) {
    const { proverbs } = knowledge.customs
    const found = new Map<number, Finding | undefined>()
    for (const word of words)
      for (const { proverb, at } of proverbs.get(proverbKey(word.text)) ?? []) {
        const start = word.index - at
        if (start < 0 || (found.has(start) && found.get(start) === undefined)) continue
        const reading = align(words, start, proverb)
        if (reading === undefined) continue
        if (reading === 'right') found.set(start, undefined)
        else if (!found.has(start)) found.set(start, corrected(reading, proverb, knowledge))
      }
    return [...found.values()].filter((finding) => finding !== undefined)
  },
})

interface Misquoted {
  readonly word: Word
  /** The word's place in the proverb. */
  readonly at: number
}

/** How the words from one on follow a proverb: undefined when they do not, else `right` or the one word that differs. */
function align(words: readonly Word[], start: number, { keys }: Proverb): Misquoted | 'right' | undefined {
  let misquoted: Misquoted | undefined
  let at = 0
  let place = start
  while (at < keys.length) {
    const word = words[place]
    if (word === undefined) return undefined
    const [agreed, places] = step(word, words[place + 1], keys, at)
    if (agreed === 0) {
      if (misquoted !== undefined) return undefined
      misquoted = { word, at }
      place++
      at += keys[at + 1] === LIKE && proverbKey(word.text).endsWith(LIKE) ? 2 : 1
      continue
    }
    at += agreed
    place += places
  }
  if (misquoted === undefined) return 'right'
  if (misquoted.at === keys.length - 1 && goesOn(misquoted.word)) return undefined
  if (keys.length > 3) return misquoted
  const last = words[place - 1]
  const isWhole = start === 0 && last?.isLast === true && misquoted.at === 1
  return misquoted.at < 2 && (isWhole || isCited(last)) ? misquoted : undefined
}

/** `நாற்பது வயதுக்கு மேல் மாரத்தான் ஓடினார்`: with another last word and more behind it the sentence is one's own. */
function goesOn(last: Word): boolean {
  return last.next !== undefined && !isCited(last)
}

/** Three words, of which one differs, are a proverb only where the sentence says so, or is nothing else but it. */
function isCited(last: Word | undefined): boolean {
  return last !== undefined && (last.quoted || SAID.test(last.next?.text ?? ''))
}

/** How many words of the proverb, and of the text, agree here. */
function step(
  word: Word,
  next: Word | undefined,
  keys: readonly string[],
  at: number,
): readonly [number, number] {
  const key = proverbKey(word.text)
  const expected = keys[at] ?? ''
  const following = keys[at + 1]
  if (key === expected) return [1, 1]
  if (at === keys.length - 1 && isSameEnd(key, expected)) return [1, 1]
  if (following !== undefined && isJoined(key, expected, following)) return [2, 1]
  return next !== undefined && isJoined(expected, key, proverbKey(next.text)) ? [1, 2] : [0, 0]
}

/** The last word, also with a clitic or with என்று: `போனானாம்`. */
function isSameEnd(key: string, expected: string): boolean {
  const stem = expected.endsWith('உ') ? expected.slice(0, -1) : expected
  return key.startsWith(stem) && CLITIC.test(key.slice(stem.length))
}

/** Another form of the same word is no misquotation: `முகத்தில் தெரிந்தது`. */
function corrected({ word, at }: Misquoted, { words }: Proverb, { analyse }: Knowledge): Finding | undefined {
  const right = words[at] ?? ''
  const like = words[at + 1] === 'போல' ? (LIKE_WRITTEN.exec(word.text)?.[0] ?? '') : ''
  const written = word.text.slice(0, word.text.length - like.length)
  const lemmas = new Set(analyse(written).map(({ lemma }) => lemma))
  if (lemmas.size === 0 || analyse(right).some(({ lemma }) => lemmas.has(lemma))) return undefined
  return replaceLinked(word, right + like)
}
