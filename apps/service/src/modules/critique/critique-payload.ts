import { type EssayCritiqueRequest, GENRES, type Genre, type Profile, type WordLimit } from '@semmai/contract'
import { isRecord } from '../../is-record.ts'
import type { EarlierItem } from '../../providers/text-provider.ts'
import { profileOfPayload } from '../operations/definitions/profile-of-payload.ts'

/** What is stored with an operation of the endpoint `essay-critique`. */
export interface CritiquePayload {
  essay: string
  /** Null: the tenant's setting holds. */
  profile: Profile | null
  title?: string
  prompt?: string
  word_limit?: WordLimit
  genre?: Genre
  /** What the earlier critique asked for, read when the call came in; null where it could not be had. */
  earlier?: readonly EarlierItem[] | null
}

/** The payload of a call; `earlier` is absent where no earlier draft was named. */
export function payloadOf(
  { essay, profile, level, title, prompt, word_limit, genre }: EssayCritiqueRequest,
  earlier: CritiquePayload['earlier'],
): CritiquePayload {
  return {
    essay,
    profile: profile ?? (level === 'school' ? 'school' : null),
    ...(title === undefined ? {} : { title }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(word_limit === undefined ? {} : { word_limit }),
    ...(genre === undefined ? {} : { genre }),
    ...(earlier === undefined ? {} : { earlier }),
  }
}

/** Reads a payload as it was stored. Throws where it has no essay; what else is missing was not asked for. */
export function readPayload(stored: unknown): CritiquePayload {
  if (!isRecord(stored) || typeof stored.essay !== 'string') {
    throw new TypeError('The payload of an essay-critique operation has no essay')
  }
  const { essay, title, prompt, word_limit: limit } = stored
  const genre = GENRES.find((one) => one === stored.genre)
  return {
    essay,
    profile: profileOfPayload(stored),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof prompt === 'string' ? { prompt } : {}),
    ...(isRecord(limit) ? { word_limit: readLimit(limit) } : {}),
    ...(genre === undefined ? {} : { genre }),
    ...('earlier' in stored ? { earlier: readEarlier(stored.earlier) } : {}),
  }
}

function readLimit({ min, max }: Readonly<Record<string, unknown>>): WordLimit {
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }
}

function readEarlier(stored: unknown): EarlierItem[] | null {
  if (!Array.isArray(stored)) return null
  return stored.flatMap((item: unknown) => {
    if (!isRecord(item)) return []
    const { id, category, title, excerpt } = item
    const whole =
      typeof id === 'string' &&
      typeof category === 'string' &&
      typeof title === 'string' &&
      typeof excerpt === 'string'
    return whole ? [{ id, category, title, excerpt }] : []
  })
}
