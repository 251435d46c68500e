import { customaryNounRule } from '../customary-noun-rule.ts'

export default customaryNounRule({
  id: 'style/name-of-group',
  kinds: ['group', 'dung'],
  message: {
    ta: 'தொகுதி மரபு: ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'What animals and things are called in numbers, and what they leave: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள், தொகுதிப் பெயர்கள்',
  examples: [
    { wrong: '[ஆட்டுக்கூட்டம்] சாலையைக் கடந்தது.', right: 'ஆட்டுமந்தை சாலையைக் கடந்தது.' },
    { wrong: 'சுவரில் [எறும்பு மந்தை] ஊர்ந்தது.', right: 'சுவரில் எறும்புச் சாரை ஊர்ந்தது.' },
    { wrong: '[ஆட்டுச் சாணத்தை] அள்ளினர்.', right: 'ஆட்டுப் புழுக்கையை அள்ளினர்.' },
  ],
  allows: [
    'சர்க்கரையைச் சுற்றி எறும்புக் கூட்டம்.',
    'ஆட்டுமந்தை வந்தது.',
    'யானைக்கூட்டம் வந்தது.',
    'மாட்டுச்சாணம் நல்ல உரம்.',
    'யானைப்படை முன்னேறியது.',
  ],
  when: {
    containing: ['மந்தை', 'நிரை', 'கூட்ட', 'சாரை', 'குவிய', 'புழுக்க', 'லத்தி', 'விட்டை', 'எச்ச', 'ெச்ச', 'சாண'],
  },
})
