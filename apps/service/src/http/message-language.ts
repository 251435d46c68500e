/** Language of messages by `Accept-Language` (decision A8): Tamil, unless English is preferred to it. */
export function messageLanguage(header: string | undefined): 'ta' | 'en' {
  let best: { language: 'ta' | 'en'; weight: number } = { language: 'ta', weight: 0 }
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const language = tag.split('-', 1)[0]
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    if ((language === 'ta' || language === 'en') && weight > best.weight) best = { language, weight }
  }
  return best.language
}
