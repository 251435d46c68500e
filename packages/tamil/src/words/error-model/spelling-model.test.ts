import { readFrequencyData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { BinaryData } from '../../data/binary.ts'
import { FREQUENCY_FORMAT } from '../../data/frequencies.ts'
import { KNOWLEDGE } from '../../test/read.ts'
import { toPhonemes } from '../phonemes.ts'
import { openSpellingModel } from './open-model.ts'
import type { Assessment } from './spelling-model.ts'

const { data, lexicon, morphology, read } = KNOWLEDGE
const frequencies = new BinaryData(readFrequencyData() ?? new Uint8Array(), FREQUENCY_FORMAT)
const opened = openSpellingModel(data, frequencies, { lexicon, morphology, read })

/** The best three candidates with the kind of edit that leads to each; whether the first is likely; whether the word is two. */
function describeAssessment({ candidates, logit, divisible }: Assessment): string {
  const best = candidates.slice(0, 3).map(({ word, kind }) => `${word} ${kind}`)
  return [best.join(', '), ...(logit > 0 ? [] : ['(unlikely)']), ...(divisible ? ['divisible'] : [])].join(
    ' ',
  )
}

/** One row for each kind of edit and of answer: word → what it may be misspelt for. */
const WORDS: readonly (readonly [word: string, assessment: string])[] = [
  ['அணுமதி', 'அனுமதி alike, அநுமதி alike divisible'],
  ['படித்தாள்', 'படித்தால் alike, புடித்தாள் sign-dropped, பிடித்தாள் sign-dropped divisible'],
  ['வயிற்றுவழி', 'வயிற்றுவலி alike divisible'],
  ['மருந்த', 'மருந்து sign-dropped, மருந்தை sign-dropped, மிருந்த sign-dropped'],
  ['விளயாட்டுகள்', 'விளையாட்டுகள் sign-dropped'],
  ['எலுதிய', 'எழுதிய alike'],
  ['சிரந்த', 'சிறந்த alike, சுரந்த sign-near, சிவந்த consonant'],
  ['மரைந்த', 'மறைந்த alike, கரைந்த consonant-near, மருந்த sign-near'],
  ['உதிந்தன', 'உதிர்ந்தன dropped, உதித்தன consonant-near'],
  ['பின்னணிஇசை', 'பின்னணியிசை dropped'],
  ['ஆட்ச்சி', 'ஆட்சி gemination, ஆச்சி extra, ஆர்ச்சி consonant'],
  ['கடைகாரன்', 'கடைக்காரன் gemination'],
  ['அதற்க்கு', 'அதற்கு gemination, அதர்க்கு alike, அதக்கு extra'],
  ['தெர்தல்', 'தேர்தல் length, தூர்தல் sign, தெரிதல் sign'],
  ['பொட்டார்', 'போட்டார் length, பட்டார் sign-added, பிட்டார் sign-near'],
  ['அலூவலகம்', 'அலுவலகம் length'],
  ['முக்யமான', 'முக்கியமான dropped-akshara, முக்யமாக consonant'],
  ['மீண்வர்கள்', 'மீண்டவர்கள் dropped-akshara'],
  ['வாங்கியோம்', 'வாங்கியும் sign-near, வாங்கியோரும் dropped-akshara, வாங்கிவையோம் dropped-akshara'],
  ['வீடுப்பாடம்', 'வீட்டுப்பாடம் gemination divisible'],
  ['கொல்லபட்டார்', 'கொல்லப்பட்டார் gemination divisible'],
  ['வயிறுப்போக்கு', 'வயிற்றுப்போக்கு gemination divisible'],
  ['சொல்வதர்க்கு', 'சொல்வதற்கு two'],
  ['பார்ப்பதர்க்காக', 'பார்ப்பதற்காக two'],
  ['சொல்வதைப்போல்', 'சொல்வதைப்போல pulli divisible'],
  ['வீட்டு', 'விட்டு length, வீடு gemination, வீட்டை sign-near (unlikely)'],
  ['பாட்டு', 'பட்டு length, பாடு gemination (unlikely)'],
  ['பெய்யா', 'பெய்ய length, போய்யா sign-near, பொய்யா sign (unlikely)'],
  ['மாணவர்', 'மானவர் alike, மாணாவர் length (unlikely) divisible'],
  ['விண்வெளி', 'வின்வெளி alike, ண்வெளி extra (unlikely) divisible'],
  ['திருநீறு', 'திருநீரு alike, திருநீற்று gemination, திருநீறை sign-near (unlikely) divisible'],
  ['பட்டது', 'போட்டது sign-dropped, பட்டத்து gemination, பாட்டது length (unlikely)'],
  ['பந்தம்', 'பந்தும் sign-dropped, பந்தன் nasal, பாந்தம் length (unlikely)'],
  ['வுக்கு', 'வாக்கு sign, வைக்கு sign-near, விக்கு sign-near (unlikely)'],
  ['காலில்', 'காரில் consonant-near, காலியில் dropped-akshara, காலால் sign (unlikely)'],
  ['இருண்டு', 'இரண்டு sign-added, உருண்டு sign-near, இருட்டு consonant-near (unlikely)'],
  ['நட்டனர்', 'பட்டனர் consonant, நட்டவர் consonant (unlikely)'],
  ['சேரலாம்', 'சேராமல் swapped, நேரலாம் consonant-near, சாரலாம் sign-near (unlikely)'],
  ['வேறுயார்', 'வேயார் extra (unlikely)'],
  ['புத்தகம்', 'புத்தகங் nasal (unlikely)'],
  ['வெல்லலாம்', 'வெல்லாம் doubled, செல்லலாம் consonant-near, வெல்லாமல் swapped (unlikely)'],
  ['அதிர்ஸ்டம்', 'அதிர்ஷ்டம் grantha, அதிஸ்டம் extra (unlikely)'],
  ['மெளனம்', 'none'],
  ['தாமதமா', 'none'],
  ['அஞ்சலி', 'none'],
  ['பேசாதே', 'none'],
  ['ஒருநல்ல', 'none'],
]

describe('the spelling model', () => {
  it.each(WORDS)('%s may be misspelt for: %s', (word, assessment) => {
    const found = opened?.model.assess(word, toPhonemes(word), read(word))
    expect(found === undefined ? 'none' : describeAssessment(found)).toBe(assessment)
  })
})
