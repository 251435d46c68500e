/** How frequent word forms are in running text. */
export interface FrequencyTable {
  /** log10 of the share of running words; undefined for a form that is not in the table. */
  logFrequency(word: string): number | undefined
}
