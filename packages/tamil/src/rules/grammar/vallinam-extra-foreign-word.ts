import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const FOREIGN = new Set(
  'ரயில்வே ரேடியோ சினிமா கேமரா ஆட்டோ மெட்ரோ யூரோ ரோபோ பியானோ கொரோனா ஸ்டூடியோ வீடியோ ஆடியோ போட்டோ ரஷ்யா கனடா ஆசியா ஐரோப்பா ஆப்பிரிக்கா ஆஸ்திரேலியா'.split(
    ' ',
  ),
)

/** Places of India and its neighbours, which print treats as Tamil words, too: எல்லோராக் குகைகள், ஆக்ராக் கோட்டை, பர்மாத் தேக்கு. */
const OF_INDIA = new Set(
  'எல்லோரா அஜந்தா எலிபெண்டா ஆக்ரா கோவா கயா மதுரா அயோத்தியா துவாரகா காக்கிநாடா விசயவாடா பர்மா மலாயா சீனா'.split(' '),
)

export default defineRule({
  id: 'grammar/vallinam-extra-foreign-word',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{suggestion}’ பிறமொழிச் சொல். நெட்டுயிரில் முடியும் பிறமொழிச் சொல்லின் பின் வல்லினம் மிகாது.',
    en: 'After a foreign word that ends in a long vowel the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பிறமொழிச் சொல்',
  examples: [
    { wrong: '[அமெரிக்காச்] செய்தி.', right: 'அமெரிக்கா செய்தி.' },
    { wrong: '[ரயில்வேத்] தொழிலாளர்.', right: 'ரயில்வே தொழிலாளர்.' },
    { wrong: '[அமெரிக்காக்] கண்டம்.', right: 'அமெரிக்கா கண்டம்.' },
    { wrong: '[மெட்ரோச்] சேவை தொடங்கியது.', right: 'மெட்ரோ சேவை தொடங்கியது.' },
    { wrong: '[ரேடியோப்] பெட்டி.', right: 'ரேடியோ பெட்டி.' },
  ],
  allows: ['பர்மாத் தேக்குத் தூண்கள் நின்றன.', 'அமெரிக்கா கண்டம்.', 'நிலாப் பயணம்.', 'எல்லோராக் குகைகள்.'],
  when: { endings: withVallinam('ா', 'ே', 'ோ') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      OF_INDIA.has(bare) ||
      !(
        FOREIGN.has(bare) ||
        everyReading(
          analyse(bare),
          ({ class: kind, features }) => kind === 'name' && features.includes('place'),
        )
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
