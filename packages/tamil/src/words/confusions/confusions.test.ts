import { describe, expect, it } from 'vitest'
import { confusionKey, confusionKind, kindOfTypo, kindWithin } from './confusion-kind.ts'

describe('the kinds of confusion', () => {
  it('name the letters in which two words differ', () => {
    expect(confusionKind('மலை', 'மழை')).toBe('l')
    expect(confusionKind('கரை', 'கறை')).toBe('r')
    expect(confusionKind('மனம்', 'மணம்')).toBe('n')
    expect(confusionKind('விடு', 'வீடு')).toBe('length')
  })

  it('name a consonant that one word has twice', () => {
    expect(confusionKind('படம்', 'பட்டம்')).toBe('doubling')
    expect(confusionKind('துள்ளி', 'துளி')).toBe('doubling')
    expect(confusionKind('படம்', 'பந்தம்')).toBeUndefined()
    expect(confusionKind('பட', 'பாட')).not.toBe('doubling')
  })

  it('are none for equal words, other letters, and two kinds at once', () => {
    expect(confusionKind('மலை', 'மலை')).toBeUndefined()
    expect(confusionKind('மலை', 'மரை')).toBeUndefined()
    expect(confusionKind('மலை', 'மழையை')).toBeUndefined()
    expect(confusionKind('வலை', 'வாழை')).toBeUndefined()
  })

  it('are similarity for words of one set that differ in one short stretch', () => {
    expect(kindWithin('மலை', 'மழை')).toBe('l')
    expect(kindWithin('தூங்கு', 'தாங்கு')).toBe('similar')
    expect(kindWithin('சுருக்கம்', 'சுரங்கம்')).toBe('similar')
    expect(kindWithin('மலை', 'மலை')).toBeUndefined()
    expect(kindWithin('துரத்து', 'திரட்டு')).toBeUndefined()
  })

  it('are similarity for a typo in one stretch that has two kinds of letters', () => {
    expect(kindWithin('பேன்', 'பெண்')).toBeUndefined()
    expect(kindOfTypo('பேன்', 'பெண்')).toBe('similar')
    expect(kindOfTypo('மலை', 'மழை')).toBe('l')
    expect(kindOfTypo('நெய்', 'நெய்தல்')).toBeUndefined()
  })

  it('share one key', () => {
    expect(confusionKey('மழை')).toBe(confusionKey('மலை'))
    expect(confusionKey('வீடு')).toBe(confusionKey('விடு'))
    expect(confusionKey('மரை')).not.toBe(confusionKey('மலை'))
  })
})
