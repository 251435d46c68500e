/** The figures of a text in their order, by which two that are alike else tell of two things: `14.80 15/6`. */
export const figuresIn = (text: string): string => (text.match(/\d+(?:[.,:/]\d+)*/gu) ?? []).join(' ')
