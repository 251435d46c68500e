import Type, { type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { ProfileOfCall } from './profile.ts'
import { Language, oneOf, ref, Uuid } from './schema-parts.ts'

/** What kind of text an essay is (decision F1). */
export const GENRES = [
  'essay',
  'letter_formal',
  'letter_personal',
  'speech',
  'story',
  'report',
  'instructions',
  'dialogue',
  'poem',
  'blog',
] as const
export type Genre = (typeof GENRES)[number]

/** For what an essay is written (decision F1). */
export const LEVELS = ['school', 'college', 'competitive', 'general'] as const
export type Level = (typeof LEVELS)[number]

/**
 * How many words the task asks for, as in `{ min: 250, max: 300 }`. `min` above `max` is `invalid_request`.
 */
export const WordLimit = Type.Object(
  {
    min: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.essay })),
    max: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.essay })),
  },
  {
    $id: 'WordLimit',
    additionalProperties: false,
    minProperties: 1,
    description: 'How many words are asked for, both bounds included; counted as `wordCount` is.',
  },
)
export type WordLimit = Static<typeof WordLimit>

/** Body of POST /v1/essay-critique (interface 2.3, decision F1). */
export const EssayCritiqueRequest = Type.Object(
  {
    essay: Type.String({
      minLength: 1,
      maxLength: LIMITS.essay,
      description: '1 to 20,000 Unicode code points.',
    }),
    language: Language,
    title: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: LIMITS.essayTitle,
        description: 'The title, where it is not the first line of `essay`.',
      }),
    ),
    prompt: Type.Optional(
      Type.String({ minLength: 1, maxLength: LIMITS.essayPrompt, description: 'The task as it was set.' }),
    ),
    word_limit: Type.Optional(ref(WordLimit)),
    genre: Type.Optional(oneOf(GENRES, { description: 'Without it the kind of text is recognised.' })),
    level: Type.Optional(
      oneOf(LEVELS, {
        description: '`school` reads with the profile `school` where `profile` is not given.',
      }),
    ),
    profile: Type.Optional(ProfileOfCall),
    previous_operation_id: Type.Optional(
      Type.Unsafe<string>({
        ...Uuid,
        description: "The operation of an earlier draft's critique, the caller's own; gives `changes`.",
      }),
    ),
  },
  { $id: 'EssayCritiqueRequest', additionalProperties: false },
)
export type EssayCritiqueRequest = Static<typeof EssayCritiqueRequest>
