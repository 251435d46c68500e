import type { FactRecord } from '../../../knowledge/facts/fact-record.ts'

/** Ones before the ending of an ordinal, and what they begin with where tens stand before them in the same word. */
const ONES = ['ஒன்றா', 'இரண்டா', 'மூன்றா', 'நான்கா', 'ஐந்தா', 'ஆறா', 'ஏழா', 'எட்டா', 'ஒன்பதா']
const JOINED = ['ொன்றா', 'ிரண்டா', 'ுமூன்றா', 'ுநான்கா', 'ைந்தா', 'ாறா', 'ேழா', 'ெட்டா', 'ொன்பதா']
const TEENS = ['பதினொன்றா', 'பன்னிரண்டா', 'பதின்மூன்றா', 'பதினான்கா', 'பதினைந்தா', 'பதினாறா', 'பதினேழா', 'பதினெட்டா']
const TENS = ['', '', 'இருபத', 'முப்பத', 'நாற்பத', 'ஐம்பத', 'அறுபத', 'எழுபத', 'எண்பத', 'தொண்ணூற']
const LARGEST = 99

/** Nouns that say the same of a numbered part of a law. */
const ALIKE: readonly (readonly string[])[] = [
  ['பிரிவு', 'சரத்து', 'உறுப்பு', 'விதி', 'சட்டப்பிரிவு'],
  ['திருத்தம்', 'சட்டத் திருத்தம்', 'அரசியலமைப்புத் திருத்தம்', 'அரசியலமைப்புச் சட்டத் திருத்தம்'],
]

const NUMBERED = /^(?:(\p{Nd}+)-(?:ஆவது|ஆம்) (\P{Nd}+)|(பிரிவு) (\p{Nd}+))$/u

/** `17-ஆவது பிரிவு`, `பிரிவு 17`: every way to write what is numbered so; nothing for other names. */
export function ordinalNames(name: string): readonly string[] {
  const match = NUMBERED.exec(name)
  const number = match?.[1] ?? match?.[4]
  const nouns = ALIKE.find((alike) => alike.includes(match?.[2] ?? match?.[3] ?? ''))
  if (number === undefined || nouns === undefined) return []
  const ordinals = [`${number}-ஆவது`, `${number}-ஆம்`, `${number}-வது`, ...inWords(Number(number))]
  const isPart = nouns.includes('பிரிவு')
  return nouns.flatMap((noun) => [
    ...ordinals.map((ordinal) => `${ordinal} ${noun}`),
    ...(isPart ? [`${noun} ${number}`] : []),
  ])
}

/** `பதினேழாவது`, `இருபத்தொன்றாம்`, `எழுபத்து மூன்றாவது`. */
function inWords(number: number): string[] {
  return stemsOf(number).flatMap((stem) => [`${stem}வது`, `${stem}ம்`])
}

function stemsOf(number: number): string[] {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (number < 1 || number > LARGEST) return []
  if (number < 10) return [ONES[ones - 1] ?? '']
  if (number === 10) return ['பத்தா']
  if (number === 19) return ['பத்தொன்பதா']
  if (tens === 1) return [TEENS[ones - 1] ?? '']
  const ten = TENS[tens] ?? ''
  const stop = tens === 9 ? `${ten}்ற` : `${ten}்த`
  if (ones === 0) return [tens === 9 ? 'தொண்ணூறா' : `${stop}ா`.replace('த்தா', 'தா')]
  return [`${stop}${JOINED[ones - 1]}`, `${stop}ு ${ONES[ones - 1]}`]
}

/** A record whose subject and answers have every writing of their numbers. */
export function withOrdinalNames(record: FactRecord): FactRecord {
  const { subject, value } = record
  const all = (names: readonly string[]) => {
    const more = names.flatMap(ordinalNames)
    return more.length === 0 ? names : [...new Set([...names, ...more])]
  }
  const told = value.type === 'name' ? { ...value, accepted: all(value.accepted) } : value
  return { ...record, subject: all(subject), value: told }
}
