/** The endings of person of the past and the present, but for those of things (‑து, ‑ன). */
export const PERSON_ENDINGS: readonly string[] = ['ேன்', 'ோம்', 'ாய்', 'ீர்கள்', 'ான்', 'ாள்', 'ார்', 'ார்கள்', 'னர்']
