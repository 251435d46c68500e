const PULLI = '்'
const SHORT_SYLLABLE_END = /(?:^|[க-ஹ])[ிுெொஅஇஉஎஒ]?([லளயணன])்$/u

/** `participle|infinitive` as each of the seven classes of verbs can form them of a root (Graul 1855; Arden 1891). */
export function conjugatedForms(root: string): ReadonlySet<string> {
  const forms = new Set<string>()
  const add = (participle: string, infinitives: readonly string[]) => {
    for (const infinitive of infinitives) forms.add(`${participle}|${infinitive}`)
  }
  const weak = weakInfinitives(root)
  const stem = root.slice(0, -2)
  const last = root.at(-2) ?? ''
  add(`${root}து`, weak)
  add(`${root}ந்து`, [...weak, `${root}க்க`])
  add(`${root}த்து`, [`${root}க்க`])
  if (root.endsWith('ு')) {
    add(`${root.slice(0, -1)}ி`, weak)
    add(`${root.slice(0, -1)}${PULLI}${last}ு`, weak)
  }
  if (last === 'ள') {
    add(`${stem}ண்டு`, weak)
    add(`${stem}ட்டு`, [`${stem}ட்க`])
  }
  if (last === 'ல') {
    add(`${stem}ன்று`, [...weak, `${stem}ற்க`])
    add(`${stem}ற்று`, [`${stem}ற்க`])
  }
  if (last === 'ண') add(`${stem}ண்டு`, weak)
  if (last === 'ன') add(`${stem}ன்று`, weak)
  return forms
}

/** The infinitives of a verb whose stem takes a bare -அ. */
function weakInfinitives(root: string): string[] {
  if (root.endsWith(PULLI)) {
    const bare = root.slice(0, -1)
    const short = SHORT_SYLLABLE_END.exec(root)?.[1]
    return short === undefined ? [bare] : [bare, root + short]
  }
  return root.endsWith('ு') ? [root.slice(0, -1)] : [`${root}ய`]
}
