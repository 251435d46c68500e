/** The nearest kin. */
export const CLOSE_KIN: readonly string[] =
  'தாய் தந்தை அம்மா அப்பா மகன் மகள் மனைவி கணவன் கணவர் அண்ணன் அக்கா தம்பி தங்கை தாத்தா பாட்டி'.split(' ')
