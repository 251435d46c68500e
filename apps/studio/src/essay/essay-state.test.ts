import { expect, it } from 'vitest'
import { requestOf } from './essay-state.ts'

const NOTHING = { title: '', prompt: '', genre: '', level: '', min: '', max: '' } as const

it('leaves out of the call what was not said', () => {
  expect(requestOf('தமிழ்.', 'school', NOTHING, null)).toEqual({
    essay: 'தமிழ்.',
    language: 'ta',
    profile: 'school',
  })
})

it('sends what was said, and one bound of the length alone', () => {
  const said = { ...NOTHING, title: ' தலைப்பு ', genre: 'speech', level: 'school', max: '300' } as const
  expect(requestOf('தமிழ்.', 'general', said, 'id')).toEqual({
    essay: 'தமிழ்.',
    language: 'ta',
    profile: 'general',
    title: 'தலைப்பு',
    genre: 'speech',
    level: 'school',
    word_limit: { max: 300 },
    previous_operation_id: 'id',
  })
})
