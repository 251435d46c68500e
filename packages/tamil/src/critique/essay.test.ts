import { describe, expect, it } from 'vitest'
import { uncheckedForms } from '../text/word-form.ts'
import { readEssay } from './essay.ts'

const read = (text: string) =>
  readEssay(
    text,
    uncheckedForms(() => []),
  )
const shape = (text: string) => {
  const essay = read(text)
  return essay.blocks.map(({ kind, start, end }) => [kind, essay.text.slice(start, end)])
}

describe('readEssay', () => {
  it('takes a short first line without an end mark for the title', () => {
    expect(shape('நீரின் பெருமை\n\nநீர் உயிர். அதைக் காப்போம்.')).toEqual([
      ['title', 'நீரின் பெருமை'],
      ['paragraph', 'நீர் உயிர். அதைக் காப்போம்.'],
    ])
  })

  it('tells headings from paragraphs', () => {
    expect(shape('நீர்\n\nமுன்னுரை:\nநீர் உயிர்.\n\nமுடிவுரை\n\nநீரைக் காப்போம்.').map(([kind]) => kind)).toEqual([
      'title',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
    ])
  })

  it('begins a paragraph at a line that follows a finished sentence', () => {
    expect(shape('நீர் உயிர்.\nஅதைக் காப்போம்.').map(([, text]) => text)).toEqual(['நீர் உயிர்.', 'அதைக் காப்போம்.'])
  })

  it('keeps a verse in quotation marks inside one paragraph', () => {
    const text = 'வள்ளுவர் சொன்னார்:\n"நீரின்றி\nஅமையாது உலகு." என்று.'
    const essay = read(text)
    expect(essay.paragraphs).toHaveLength(1)
    expect(essay.quotations.map(({ start, end }) => essay.text.slice(start, end))).toEqual([
      'நீரின்றி\nஅமையாது உலகு.',
    ])
  })

  it('finds nothing in an empty text', () => {
    expect(read(' \n \n').blocks).toEqual([])
  })
})
