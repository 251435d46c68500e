import type { Sentence } from '../../text/sentence.ts'

const MIN_LINES = 4

/**
 * Whether a sentence is an address, as `தலைமை ஆசிரியர், அரசு மேல்நிலைப் பள்ளி, காந்தி சாலை, வேலூர் – 632 001`: written on a letter and
 * again on its envelope.
 */
export const isAddress = ({ text, words }: Sentence): boolean =>
  text.split(',').length >= MIN_LINES && !words.some((word) => word.is('finite'))
