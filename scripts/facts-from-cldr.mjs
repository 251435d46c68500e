#!/usr/bin/env node
// Writes the facts about countries that Unicode CLDR holds: currency, official languages, continent, cities.
//   node scripts/facts-from-cldr.mjs
// Countries are named as in packages/tamil/data/facts/world-capitals.txt; a country that no name of CLDR meets is left out,
// as is what stands in a file written by hand.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FACTS = new URL('../packages/tamil/data/facts/', import.meta.url)
const GENERATED = ['world-cities.txt', 'world-continents.txt', 'world-currencies.txt', 'world-languages.txt']

const ta = (pack, file) => require(`${pack}/main/ta/${file}.json`).main.ta
const supplemental = (file) => require(`cldr-core/supplemental/${file}.json`).supplemental
const territories = ta('cldr-localenames-full', 'territories').localeDisplayNames.territories
const languages = ta('cldr-localenames-full', 'languages').localeDisplayNames.languages
const currencies = ta('cldr-numbers-full', 'currencies').numbers.currencies
const regions = supplemental('currencyData').currencyData.region
const info = supplemental('territoryInfo').territoryInfo
const timeZones = supplemental('windowsZones').windowsZones.mapTimezones
const cityOfZone = ta('cldr-dates-full', 'timeZoneNames').dates.timeZoneNames.zone
const containment = supplemental('territoryContainment').territoryContainment

const recordsIn = (file) =>
  readFileSync(new URL(file, FACTS), 'utf8')
    .split(/\n\n+/u)
    .filter((block) => block.startsWith('subject:'))
    .map((block) =>
      Object.fromEntries(
        block
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/su).slice(0, 2)),
      ),
    )

const byHand = readdirSync(FACTS)
  .filter((file) => file.endsWith('.txt') && !GENERATED.includes(file))
  .flatMap(recordsIn)
const isByHand = (names, property) =>
  byHand.some(
    (record) =>
      record.property === property && record.subject.split('; ').some((name) => names.includes(name)),
  )

const countries = recordsIn('world-capitals.txt').flatMap(({ subject }) => {
  const names = subject.split('; ')
  const code = Object.keys(territories).find(
    (one) => /^[A-Z]{2}$/u.test(one) && names.includes(territories[one]),
  )
  return code === undefined ? [] : [{ code, names, subject }]
})

/** Of a name of several words also the last: நேபாள ரூபாய், ரூபாய். */
const withLastWord = (name) => [...new Set([name, name.split(' ').at(-1)].filter((one) => one.length > 2))]

function currencyOf({ code }) {
  const current = (regions[code] ?? []).flatMap((entry) =>
    Object.entries(entry).flatMap(([currency, { _to, _tender }]) =>
      _to || _tender === 'false' ? [] : [currency],
    ),
  )
  const names = current.flatMap((currency) => currencies[currency]?.displayName ?? [])
  return names.length === 0 || !names.every((name) => /^[\u0b80-\u0bff ]+$/u.test(name))
    ? []
    : names.flatMap(withLastWord)
}

const OFFICIAL = ['official', 'de_facto_official']
function languagesOf({ code }) {
  const spoken = Object.entries(info[code]?.languagePopulation ?? {})
  const named = (statuses) =>
    spoken
      .filter(([, { _officialStatus }]) => statuses.includes(_officialStatus))
      .flatMap(([language]) => languages[language.split('_')[0]] ?? [])
  return { official: [...new Set(named(OFFICIAL))], regional: [...new Set(named(['official_regional']))] }
}

/** UN regions; of countries on two continents nothing is said. */
const CONTINENTS = {
  '002': ['ஆப்பிரிக்கா', 'ஆப்பிரிக்கக் கண்டம்', 'ஆப்பிரிக்க கண்டம்'],
  142: ['ஆசியா', 'ஆசியக் கண்டம்', 'ஆசிய கண்டம்'],
  150: ['ஐரோப்பா', 'ஐரோப்பியக் கண்டம்', 'ஐரோப்பாக் கண்டம்'],
  '005': ['தென் அமெரிக்கா', 'தென்னமெரிக்கா', 'தென் அமெரிக்கக் கண்டம்', 'தென்னமெரிக்கக் கண்டம்'],
  '021': ['வட அமெரிக்கா', 'வட அமெரிக்கக் கண்டம்'],
  '013': ['வட அமெரிக்கா', 'வட அமெரிக்கக் கண்டம்'],
}
const ON_TWO = new Set('RU TR EG KZ GE AZ AM CY'.split(' '))
const within = (region) => (containment[region]?._contains ?? []).flatMap((one) => [one, ...within(one)])
const membersOf = new Map(Object.keys(CONTINENTS).map((region) => [region, new Set(within(region))]))
function continentOf({ code }) {
  if (ON_TWO.has(code)) return []
  const region = Object.keys(CONTINENTS).find((one) => membersOf.get(one)?.has(code))
  return region === undefined ? [] : CONTINENTS[region]
}

const block = (country, property, cue, kind, value, disputed = []) =>
  [
    `subject: ${country.subject}`,
    `property: ${property}`,
    `cue: ${cue}`,
    `kind: ${kind}`,
    `value: ${value.join('; ')}`,
    ...(disputed.length === 0 ? [] : [`disputed: ${disputed.join('; ')}`]),
    'source: cldr',
  ].join('\n')

function write(file, property, blocks) {
  const header = '# Facts from Unicode CLDR; written by scripts/facts-from-cldr.mjs.'
  writeFileSync(new URL(file, FACTS), `${[header, ...blocks].join('\n\n')}\n`)
  process.stdout.write(`${file}: ${blocks.length} facts (${property})\n`)
}

const open = (property) => countries.filter(({ names }) => !isByHand(names, property))
write(
  'world-currencies.txt',
  'currency',
  open('currency').flatMap((country) => {
    const value = currencyOf(country)
    return value.length === 0 ? [] : [block(country, 'currency', 'நாணய; பண அலகு; செலாவணி', 'currency', value)]
  }),
)
write(
  'world-languages.txt',
  'official-language',
  open('official-language').flatMap((country) => {
    const { official, regional } = languagesOf(country)
    const cue = 'ஆட்சி மொழி; ஆட்சிமொழி; அலுவல் மொழி; அலுவல்மொழி; அரசு மொழி; அதிகாரத்துவ மொழி'
    return official.length === 0
      ? []
      : [block(country, 'official-language', cue, 'language', official, regional)]
  }),
)
write(
  'world-continents.txt',
  'continent',
  open('continent').flatMap((country) => {
    const value = continentOf(country)
    return value.length === 0 ? [] : [block(country, 'continent', 'கண்ட', 'continent', value)]
  }),
)

/** Names that other places, persons or words have as well. */
const AMBIGUOUS = new Set(
  'ஜார்ஜ்டவுன்;ஜார்ஜ் டவுன்;டார்வின்;கேன்டன்;கேனரி;லா பாஸ்;லா ரியோஜா;சான் ஜுவான்;சான் லூயிஸ்;சாண்டியாகோ;செயின்ட் ஜான்ஸ்;செயின்ட் ஜோன்ஸ்;சிம்ஃபெரோபோல்;மென்டோஸா;சத்தாம்;டாவ்சன்;சான் ஜோஸ்;சான் ஜோசே;விக்டோரியா;கிங்ஸ்டன்;ஹமில்டன்;சான்டியாகோ;ஈஸ்டர்;மாலே;ரோம்;பான்;கார்டோபா;மெரிடா;மோன்றோவியா'.split(
    ';',
  ),
)

/** Cities by their Tamil names, with the countries in which they lie: capitals, and the cities of time zones. */
function citiesWithCountries() {
  const found = new Map()
  const add = (names, country) => {
    if (country === undefined || names.some((name) => AMBIGUOUS.has(name) || country.names.includes(name)))
      return
    const [name] = names
    const known = found.get(name) ?? { subject: names.join('; '), names, countries: new Set() }
    found.set(name, { ...known, countries: known.countries.add(country) })
  }
  for (const { subject, value } of recordsIn('world-capitals.txt')) {
    const country = countries.find((one) => one.subject === subject)
    const names = value.split('; ')
    // Of several capitals each is a city of its own, which a list of spellings does not tell.
    if (new Set(names.map((name) => name.slice(0, 1))).size === 1) add(names, country)
  }
  const capitals = new Set([...found.values()].flatMap(({ names }) => names))
  for (const { mapZone } of timeZones) {
    const country = countries.find(({ code }) => code === mapZone._territory)
    for (const zone of mapZone._type.split(' ')) {
      const name = zone.split('/').reduce((level, part) => level?.[part], cityOfZone)?.exemplarCity
      if (/^[\u0b80-\u0bff ]{5,}$/u.test(name ?? '') && !capitals.has(name)) add([name], country)
    }
  }
  return [...found.values()].filter(
    (city) => city.countries.size === 1 && !isByHand(city.names, 'located-in'),
  )
}

write(
  'world-cities.txt',
  'located-in',
  citiesWithCountries().map((city) =>
    [`subject: ${city.subject}`, 'property: located-in', 'kind: country']
      .concat(`value: ${[...city.countries][0].names.join('; ')}`, 'source: cldr')
      .join('\n'),
  ),
)
