import type { Word } from '../text/word.ts'

/** `படகு கரையைத் தொடவில்லை`: a form without person; in a `மலைப் பாதையில் நடக்கவில்லை` somebody is left out. */
export function isDeniedOf(word: Word, verb: Word): boolean {
  return verb.is('finite', 'negative') && verb.endsWith('வில்லை') && !word.is('nature') && !word.is('place')
}

/** `வெயில் பயிருக்கு நல்லது`, `மருந்து குழந்தைக்குத் தேவை`: what it is to whom. */
export function isForWhom({ next, text }: Word): boolean {
  return next?.isLast === true && FOR_WHOM.test(next.text) && /[கற]்கு(?:[கசதப]்)?$/u.test(text)
}

const FOR_WHOM = /^(?:நல்லது|கெட்டது|தேவை|ஏற்றது|போதும்|போதாது|பிடிக்கும்|பிடிக்காது|எளிது|கடினம்|புதிது|ஆபத்து)$/u

/** `பூ புதியது`, `நோய் கொடியது`, `உண்மை தேவையானது`: what the thing is, at the end, and no second part of a compound. */
export function isQualityOf(word: Word): boolean {
  return word.isLast && !word.isA('verb') && QUALITY.test(word.text)
}

const QUALITY = /(?:[ிா][யன]|ற்ற|ந்த)(?:து|வை)$/u
