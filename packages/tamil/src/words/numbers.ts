const words = (list: string): readonly string[] => list.split(' ')

/** The numbers from one to nine. */
export const ONES = words('ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது')

/** The numbers from eleven to nineteen. */
export const TEENS = words('பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது')

/** The tens from ten to ninety. */
export const TENS = words('பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு')

/** The hundreds from 100 to 900. */
export const HUNDREDS = words('நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்')

/** The thousands from 1,000 to 10,000. */
export const THOUSANDS = words('ஆயிரம் இரண்டாயிரம் மூவாயிரம் நான்காயிரம் ஐயாயிரம் ஆறாயிரம் ஏழாயிரம் எட்டாயிரம் ஒன்பதாயிரம் பத்தாயிரம்')

/** The numbers from two to ten. */
export const TWO_TO_TEN: readonly string[] = [...ONES.slice(1), ...TENS.slice(0, 1)]

/** The tens from twenty to fifty. */
export const TENS_TO_FIFTY: readonly string[] = TENS.slice(1, 5)
