/** Words that ask. */
export const ASKING_WORDS: readonly string[] =
  'எப்போது எப்பொழுது எங்கே எங்கு ஏன் எப்படி எத்தனை எவ்வளவு யார் யாரை எது எதற்கு என்ன'.split(' ')
