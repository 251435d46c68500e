import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/backtick-quotation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'மேற்கோளை ‘ ’ குறிகளால் காட்டுக: ‘{suggestion}’.',
    en: 'Quote with the marks ‘ ’: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: "[`அறம்'] என்பது நல்லது.", right: '‘அறம்’ என்பது நல்லது.' }],
  allows: ['‘அறம்’ என்பது நல்லது.', '`npm run build` என்று இடுக.'],
  when: 'text',
  check(text) {
    return findAll(text, '`', /`([^`'’\n]{1,80})['`’]/g, (_, inside = '') =>
      // Without a Tamil letter it is code between marks of Markdown: `npm run build`.
      /[\u0b80-\u0bff]/.test(inside) ? `‘${inside}’` : undefined,
    )
  },
})
