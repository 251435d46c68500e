/** நானுஓயா, மாஓயா: Sinhala names of rivers and of places on them, which keep their vowel. */
export const SINHALA_RIVER = /.ஓயா(?:வ[ிுைோ].*)?$/u
