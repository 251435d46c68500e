/** Days of the months of the Gregorian calendar in order, in a year without a leap day. */
export const DAYS_OF_MONTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
