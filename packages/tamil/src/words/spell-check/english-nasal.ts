/**
 * English words with -nt- and -nd-, which print writes with ன்ட and with ண்ட: பேன்டேஜ், கவுன்டர். Only beginnings that no native word
 * has with ண்ட: வென்டைக்காய் and கின்டல் stay errors.
 */
const ENGLISH_NASAL =
  /^(?:ஆன்டெ|ஆன்டிப|பேன்ட|ஹோன்டா|(?:அக்க|அம|டிஸ்க|க|ச|ப|ம|ஃப|ஹ|ர)வுன்ட|அன்டார்|அன்டர்|இன்ட[ரிெோ]|கன்ட(?:க்ட|ென|ெய|ிஷ)|கான்ட(?:ாக்|ிராக்)|லன்டன|பான்டா|கமான்ட|பிரான்ட|ஸ்ட[ாே]ன்ட|மன்டே$|சன்டே|மான்டலி|சான்டா|சென்டி|சென்டர|வென்டில|பெயின்ட|பாயின்ட|பிரின்ட|ஹேன்ட|லேன்ட|கேன்ட|கின்டர்|கிரான்ட|ஃபன்ட|[டரல].{0,3}ன்ட|.{2,}மென்ட|ஏஜென்ட)/u

/** Whether a word is one of English whose nasal print writes either way. */
export function isEnglishNasal(word: string): boolean {
  return ENGLISH_NASAL.test(word)
}
