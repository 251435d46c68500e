/** Words by which people are called, most of them nouns of kin. */
export const CALLS: readonly string[] =
  'ஐயா அம்மா அப்பா அண்ணா அக்கா தம்பி பாட்டி தாத்தா மாமா அத்தை கண்ணே மகனே மகளே நண்பா தோழா தோழி'.split(' ')
