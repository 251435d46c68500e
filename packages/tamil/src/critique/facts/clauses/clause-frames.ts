import { type Unit, unitWorded } from '../names/sentence-units.ts'
import type { Clause } from '../records/clause.ts'
import { DOUBTS, HYPOTHESES, isVerb, NEGATIONS, QUESTION_WORDS } from './clauses.ts'

/** `… என்பது அனைவரும் அறிந்ததே`, `… என்பதை நூல்கள் காட்டுகின்றன`: says only that the rest is so. */
const FRAME_OPENS = /^(?:என்பது|என்பதை|என்பதையும்|என்பதும்|என்பதே|என்பதில்|என்பதனை|என்பதனையும்|என்பவை|என்பன|என்பவற்றை)$/u
const opensFrame = unitWorded(FRAME_OPENS)
const FRAMED_AS_OBJECT = /^(?:என்பதை|என்பதையும்|என்பதனை|என்பதனையும்|என்பதில்|என்பவற்றை)$/u
const isFramedAsObject = unitWorded(FRAMED_AS_OBJECT)
/** What is no fact for whoever says it: an opinion, a tale, a doubt. */
const NOT_FACTIVE =
  /^(?:கருத்த|நம்பிக்கை|நம்பு|நம்பி|எண்ணம்|எண்ணு|கூற்ற|வாத|கதை|கட்டுக்கதை|புராண|ஐதீக|பொய்|ஆசை|விருப்ப|கனவ|எதிர்பார்|கேள்வி|ஐயம்$|ஐயத்|சந்தேகம்$|சந்தேகத்|மறுத்தார்|மறுக்கிற|கொள்கை|கருது|வதந்தி|தவற|பிழை|புரளி|மாயை)/u
/** Denials of nothing but that the rest could be doubted. */
const BEYOND_DOUBT =
  /^(?:முடியாது|முடியாத|இயலாது|கூடாது|மறக்கக்கூடாது|மறக்கமுடியாது|மறுக்கமுடியாது|மறக்கவியலாது|மறுக்கவியலாது|மறக்கலாகாது|ஐயமில்லை|சந்தேகமில்லை|அறிவதில்லை|மறப்பதில்லை|மறுப்பதில்லை|தெரிவதில்லை|அறியார்|அறியாதது)$/u
/** What may stand after `என்பது`, which also tells what a thing is: `Na என்பது சோடியத்தின் குறியீடு`. */
const FRAME =
  /^(?:உங்களுக்கு|நீங்கள்|அனைவரும்|அனைவருக்கும்|எல்லோரும்|எல்லாரும்|எல்லோருக்கும்|யாவரும்|யாரும்|எவரும்|நாம்|நாமும்|நமக்கு|உலகம்|உலகே|உலகறிந்த|நாடறிந்த|வரலாறு|வரலாற்று|இலக்கணம்|விதி|விதியாகும்|நியதி|கணக்கு|உண்மை|உண்மையே|செய்தி|செய்தியே|ஒன்று|ஒன்றே|ஒன்றாகும்|நன்கு|நினைவில்|அறிவோம்|அறிவர்|அறிவார்கள்|அறிந்ததே|அறிந்தது|அறிந்த|அறியலாம்|தெரியும்|தெரிந்ததே|தெரிந்தது|தெரிந்த|கொள்ள|வேண்டும்|மறக்க|மறுக்க|மறக்கக்கூடாது|மறக்கமுடியாது|மறுக்கமுடியாது|மறக்கவியலாது|மறுக்கவியலாது|முடியாது|முடியாத|இயலாது|கூடாது|குறிப்பிடத்தக்கது|குறிப்பிடத்தக்கதாகும்|ஆகும்|சிறப்பு|பெருமைக்குரியது|வெளிப்படை|பலரும்|பலருக்கும்|பலர்|பலருக்குத்|வியப்பான|வியப்பு|குறிப்பிடத்தக்க|நாடறிந்ததே|வரலாறே|செய்தியாகும்|உண்மையாகும்|ஐயமில்லை|சந்தேகமில்லை|மறக்கலாகாது|கற்றவை|கற்றது|படித்தவை|படித்தது|அறிந்தவை|தெரிந்தவை|பள்ளியில்|பாடத்தில்|வகுப்பில்|நாங்கள்|நானும்|சிறு|வயதிலேயே)$/u
/** Words of a frame at most. */
const FRAME_REACH = 9

/** Where a clause ends without a frame around it; the frame may deny nothing but that the rest could be doubted. */
export function withoutFrame(clause: Clause): Clause {
  const { units, from, to } = clause
  let end = to
  while (end > from && units[end - 1]?.kind === 'punctuation') end--
  const thought = thoughtTo(units, from, end) ?? saidTo(units, from, end)
  if (thought !== undefined) return { ...clause, to: thought }
  const opens = lastFrameIn(units, Math.max(from, end - FRAME_REACH), end)
  if (opens === undefined || opens <= from) return clause
  if (opens === end - 1 && end === units.length) return clause
  if (!takesForTrue(units, opens, end)) return clause
  return { ...clause, to: opens }
}

/** Whether what stands behind a frame's opening word only says that the rest is so. */
export function takesForTrue(units: readonly Unit[], opens: number, end: number): boolean {
  const bare = units[opens]?.bare ?? ''
  const isObject = !FRAME_OPENS.test(bare) || FRAMED_AS_OBJECT.test(bare)
  const isFree = isObject || isTidings(units, opens + 1, end)
  return units.slice(opens + 1, end).every((unit) => {
    if (unit.kind !== 'word' || FINDS.test(unit.bare)) return false
    if (!isFree && !FRAME.test(unit.bare)) return false
    const leavesIt =
      BEYOND_DOUBT.test(unit.bare) || !(NEGATIONS.test(unit.bare) || HYPOTHESES.test(unit.bare))
    return (
      leavesIt && !(NOT_FACTIVE.test(unit.bare) || DOUBTS.test(unit.bare) || QUESTION_WORDS.test(unit.bare))
    )
  })
}

/** `… என்பது வரலாற்றுச் செய்தி`, `… என்பது ஆர்வலர்களுக்குத் தெரியும்`: what all are told, with words that only say of what or by whom. */
function isTidings(units: readonly Unit[], from: number, end: number): boolean {
  const last = units[end - 1]?.bare ?? ''
  const people = units[end - 2]
  if (end - 1 > from && /^(?:தெரியும்|தெரிந்ததே)$/u.test(last)) return people?.word?.isOnly('dative') === true
  return IS_TIDINGS.test(last) && !units.slice(from, end).some(isOwnerByName)
}
/** `இரவியின் செய்தி`: of somebody who may have erred. */
const isOwnerByName = ({ word, bare }: Unit) =>
  /(?:ின்|ுடைய)$/u.test(bare) &&
  (word?.isA('name') === true || word?.is('rational') === true || word?.analyses.length === 0)
const IS_TIDINGS =
  /^(?:(?:[\u0B80-\u0BFF]+ச்)?செய்தி(?:|யே|கள்|களே|யாகும்|களாகும்)|உண்மை(?:|யே|கள்|யாகும்)|குறிப்பிடத்தக்கது|குறிப்பிடத்தக்கன)$/u

/**
 * Where what is known ends, in front of who knows it: `… பிறந்தவர் என்பதை அறிந்து வியந்தேன்`, `… நிற்பதைக் கண்டபோது`,
 * `… எழுதியதை எண்ணி`. Whoever thinks of it, sees it or tells of it takes it for true.
 */
function thoughtTo(units: readonly Unit[], from: number, end: number): number | undefined {
  for (let i = from + 2; i < end - 1; i++) {
    const unit = units[i]
    if (unit?.kind !== 'word') continue
    const isFrame = isFramedAsObject(unit)
    if (!isFrame && !isActionAsObject(unit)) continue
    const knows = units.slice(i + 1, Math.min(end, i + KNOWS_REACH)).findIndex(({ bare }) => KNOWS.test(bare))
    if (knows === -1) continue
    const tail = units.slice(i + 1, end)
    const isFactive = tail.every(
      ({ bare }, at) => at === knows || !(NOT_FACTIVE.test(bare) || TAKES_BACK.test(bare)),
    )
    const goesOn = /[ுி]$/u.test(tail[knows]?.bare ?? '') && tail.slice(knows + 1).some(tellsMore)
    if (goesOn) return undefined
    return isFactive ? (isFrame ? i : i + 1) : undefined
  }
  return undefined
}

/** `… கண்டுபிடித்தார் என்று ஆசிரியர் சொன்னபோது வகுப்பே வியந்தது`, `… என்பது பலருக்குத் தெரியாது`. */
function saidTo(units: readonly Unit[], from: number, end: number): number | undefined {
  const last = units[end - 1]?.bare ?? ''
  if (units[end - 3]?.bare === 'என்பது' && FEW.test(units[end - 2]?.bare ?? '') && UNKNOWN.test(last))
    return end - 3
  for (let i = from + 2; i < end - 2; i++) {
    if (!says(units[i]) || !isVerb(units[i - 1])) continue
    const said = units
      .slice(i + 1, Math.min(end, i + KNOWS_REACH))
      .findIndex(({ bare }) => SAID_WHEN.test(bare))
    if (said > 0 && isToldByAnyone(units, i + 1, i + 1 + said) && !givesName(units, i)) return i
  }
  return undefined
}
const FEW = /^(?:பலருக்கு|சிலருக்கு|பலருக்கும்|பலர்|எத்தனையோ|இன்றைய)/u
const UNKNOWN = /^(?:தெரியாது|தெரியாமல்|அறியார்)$/u
const SAID_WHEN = /^(?:சொன்ன|கூறிய|விளக்கிய|தெரிவித்த)(?:போது|பொழுது|தும்|பின்)$|^(?:சொன்னதும்|கூறியதும்)$/u

/** `ஆப்பிள் விழுவதைக் கண்டு விதியை வகுத்தவர் நியூட்டன்`: what was done then is the statement. */
const tellsMore = ({ word }: Unit) =>
  word?.is('accusative') === true ||
  word?.is('participial-noun') === true ||
  word?.is('relative-participle') === true

/** `எழுதியதை`, `நிற்பதை`: that something is done. */
const isActionAsObject = (unit: Unit) =>
  endsInActionAsObject(unit) &&
  unit.word?.is('accusative') === true &&
  (unit.word.is('verbal-noun') || unit.word.is('participial-noun', 'neuter'))
const endsInActionAsObject = unitWorded(/[தபவ]தை$|(?:ிய|ன்ற|ந்த|ட்ட|ற்ற|த்த)தை$/u)

const KNOWS =
  /^(?:நினைத்(?:தால்|தாலே|து|தபோது)|நினைக்(?:கும்போது|கையில்|கும்பொழுது)|எண்ணு(?:ம்போது|கையில்|ம்பொழுது)|எண்ணி(?:னால்)?$|அறிந்(?:து|தபோது|ததும்|தேன்|தோம்)|அறிகி|அறிவ|அறியலா|காணலா|உணரலா|உணர்ந்|படித்(?:து|தபோது|ததும்|தேன்|தோம்)|கேள்விப்பட்|கேட்(?:டு|டபோது|டதும்|டேன்)|கண்(?:டு|டபோது|டதும்|டேன்|டோம்)|பார்த்(?:து|தபோது|ததும்|தேன்|தோம்)|தெரிந்து|விளக்கி|எடுத்துரைத்|எடுத்துச்சொ|நினைவ|சொன்ன|கூறி|குறிப்பிட்ட|சுட்டிக்காட்டி)/u
/** Units from what is known to the verb of knowing. */
const KNOWS_REACH = 5
const TAKES_BACK = /^(?:தவறு|தவறான|பொய்|மறுத்|ஏமாந்|ஏமாற்|திருத்)/u

/** `… உயிர் உண்டு என்பதைக் கண்டறிந்தவர் போஸ்`: who found that it is so is told, too. */
const FINDS = /^(?:கண்டுபிடித்த|கண்டறிந்த|நிறுவி|நிரூபித்த|மெய்ப்பித்த)/u

function lastFrameIn(units: readonly Unit[], from: number, to: number): number | undefined {
  const last = units[to - 1]?.bare ?? ''
  for (let i = to - 1; i >= from; i--) {
    const unit = units[i]
    if (opensFrame(unit) || (quotes(unit) && TIDINGS.test(units[i + 1]?.bare ?? ''))) return i
    if (says(unit)) {
      if (KNOWN.test(last) && (areAllOf(units, i + 1, to - 1) || areStudents(units, i, to - 1)))
        return joinsTo(i, from, units)
      if (LEARNED.test(last) || (FOUND.test(last) && i === to - 2)) return joinsTo(i, from, units)
      if (TEACHES.test(last) && isVerb(units[i - 1])) return i
      if (PRAISES.test(last) && statesWho(units, i) && isToldByAnyone(units, i + 1, to - 1)) return i
      if (TELLS.test(last) && isToldByAnyone(units, i + 1, to - 1) && !givesName(units, i)) return i
    }
    if (i < to - 1 && reports(unit) && (LEARNED.test(last) || TEACHES.test(last))) return i + 1
  }
  return undefined
}

/** `… கொச்சி என்றும் … பெங்களூரு என்றும் அறிவோம்`: the last of several keeps what joins it to them. */
const joinsTo = (says: number, from: number, units: readonly Unit[]) =>
  units.slice(from, says).some(({ bare }) => bare === units[says]?.bare) ? says + 1 : says

/** `… என்று பலருக்கும் தெரியும்`: known to all, not what somebody takes it to be. */
const KNOWN = /^(?:தெரியும்|தெரிந்ததே|அறிவர்|அறிவார்கள்|அறிந்ததே)$/u
/** `… காரணம் என்று கண்டறியப்பட்டுள்ளது`: found to be so, whoever found it. */
const FOUND = /^(?:கண்டறிய|கண்டுபிடிக்க|நிரூபிக்க|மெய்ப்பிக்க|உறுதிப்படுத்த|உறுதிசெய்ய|நிறுவ|அறிய)ப்பட்டுள்ளது$/u
const areAllOf = (units: readonly Unit[], from: number, to: number) =>
  to > from && units.slice(from, to).every(({ bare }) => FRAME.test(bare))

/** `… என்று வரலாற்று மாணவர்கள் அறிவர்`: those who know it by their calling. */
const areStudents = (units: readonly Unit[], says: number, to: number) =>
  isToldByAnyone(units, says + 1, to) && !givesName(units, says)

/** `… என்ற செய்தி உலகையே வியக்க வைத்தது`: tidings are true. */
const quotes = unitWorded(/^(?:என்ற|என்னும்|எனும்)$/u)
const TIDINGS = /^(?:செய்தி|செய்தியை|செய்தியே|உண்மை|உண்மையை|உண்மையே|தகவல்|தகவலை|வரலாறு|வரலாற்றை)$/u
/** `… என்று வரலாறு கூறுகிறது`, `… என்று சிறு வயதிலேயே கற்றுக்கொள்கிறோம்`: what all learn. */
const says = unitWorded(/^(?:என்று|என|என்றும்|எனவும்)$/u)
const TEACHES =
  /^(?:எச்சரிக்கின்றனர்|எச்சரிக்கிறார்கள்|(?:கூறு|குறிப்பிடு|விளக்கு|உரை|மொழி|சுட்டு|காட்டு|உணர்த்து|பதிவுசெய்)(?:க்)?(?:கிறது|கின்றன|கின்றனர்)|(?:தெரிவிக்|எடுத்துரைக்|உரைக்|வகுக்|வரையறுக்|அறிவிக்)(?:கிறது|கின்றன|கின்றனர்)|(?:வகுத்து|வரையறுத்து|குறித்து|கூறியு|குறிப்பிட்டு|பதிவுசெய்து)ள்ளன(?:ர்)?|விளக்கினார்|விளக்குகிறார்)$/u
/** `… திருச்செந்தூர் என்று பக்தர்கள் சொல்வார்கள்`: passed on as true by somebody who is not named; who is named may have erred. */
const TELLS =
  /^(?:(?:வகுத்து|வரையறுத்து|குறித்து|கூறியு|குறிப்பிட்டு)ள்ளன(?:ர்)?|(?:விளக்கு|சுட்டு|காட்டு|உணர்த்து)(?:கிறது|கின்றன|கின்றனர்|ம்)|(?:உரைக்|எடுத்துரைக்|வகுக்|வரையறுக்)(?:கிறது|கின்றன|கின்றனர்|கும்)|கூற(?:ினார்|ினாள்|ினான்|ினர்|ினார்கள்|ுவர்|ுவார்கள்|ும்|ுகிறார்|ுகிறது|ுகின்றன|ுகின்றனர்)|சொன்ன(?:ார்|ாள்|ான்|ார்கள்)|சொல்(?:வார்கள்|வர்|கிறார்கள்|கிறது|கின்றன|கின்றனர்)|பேசின(?:ார்|ாள்|ான்)|விளக்கின(?:ார்|ாள்|ான்|ோம்)|கற்பித்தார்|எடுத்துரைத்த(?:ார்|ாள்|ான்)|குறிப்பிட்ட(?:ார்|ாள்|ான்)|குறிப்பிடுவர்|குறிப்பிடுகிறது|குறிப்பிடுகின்றன|குறிப்பிடுகிறார்|தெரிவித்த(?:ார்|ாள்|ான்)|பதிலளித்த(?:ார்|ாள்|ான்)|நினைவூட்டினார்)$/u
const ANYONE =
  /^(?:ஆசிரியர்|ஆசிரியை|தலைமையாசிரியர்|தமிழாசிரியர்|பேராசிரியர்|பேச்சாளர்|மாணவன்|மாணவி|மாணவர்|மாணவர்கள்|வழிகாட்டி|மருத்துவர்|மருத்துவர்கள்|பக்தர்கள்|மக்கள்|பெரியோர்|பெரியவர்கள்|பாட்டி|தாத்தா|அம்மா|அப்பா|அக்கா|அண்ணன்|நண்பன்|நண்பர்|தோழி|வரலாறு|வரலாற்று|வரலாற்றாசிரியர்கள்|இலக்கணம்|நூல்|நூல்கள்|பாடநூல்|பாடம்|அறிஞர்கள்|ஆய்வாளர்கள்|அறிவியல்|புவியியல்|குடிமையியல்|பலர்|செய்தித்தாள்|கல்வெட்டு|கல்வெட்டுகள்|சான்றுகள்|சான்றோர்|புலவர்கள்|ஆவணங்கள்|ஆவணம்|குறிப்புகள்|பாடநூல்கள்|பாடப்புத்தகம்|பாடப்புத்தகங்கள்|விஞ்ஞானிகள்|புத்தகம்|புத்தகங்கள்|ஆய்வுகள்|கலைக்களஞ்சியம்|கலைக்களஞ்சியங்கள்|புள்ளிவிவரம்|புள்ளிவிவரங்கள்)$/u
/** `இலக்கண நூல்கள்`, `வரலாற்று ஆசிரியர்கள்`: of what they tell. */
const OF_WHAT =
  /^(?:இலக்கண|இலக்கிய|வரலாற்று|பாட|அறிவியல்|சமய|நீதி|பள்ளி|பழைய|பண்டைய|நம்|வகுப்பு|ஆய்வு|தமிழ்|சமூக|சைவ|வைணவ|சங்க|மருத்துவ|கணித|தொல்லியல்|வானியல்|(?:உயிர்|உயிரி|வேதி|இயற்பி|இயற்பிய|புவி|தாவர|விலங்கி|பொருளி|அரசி|சமூகவி|குடிமை)யல்|இயற்பியல்|அரசு|அரசின்)$/u
const TOLD_WHERE =
  /^(?:தன்|தம்|என்|எங்கள்|எங்களுக்கு|எங்களிடம்|எனக்கு|மாணவர்களுக்கு|மாணவர்களிடம்|பெருமையுடன்|பெருமையாக|தெளிவாக|அழகாக)$/u

function isToldByAnyone(units: readonly Unit[], from: number, to: number): boolean {
  const frame = units.slice(from, to)
  const isPlace = ({ bare, word }: Unit) =>
    TOLD_WHERE.test(bare) || OF_WHAT.test(bare) || word?.isOnly('locative') === true
  const isAnyone = ({ bare, word }: Unit) =>
    ANYONE.test(bare) || (word?.isOnly('nominative', 'person') === true && word.isA('noun'))
  // `அட்டையைப் பார்த்து என் தோழி சொன்னாள்`: in passing; a name would be of somebody who may have erred.
  const isBeside = ({ bare, word }: Unit) =>
    word !== undefined &&
    word.analyses.length > 0 &&
    !word.isA('name') &&
    !word.is('third') &&
    !NEGATIONS.test(bare) &&
    !DOUBTS.test(bare) &&
    !HYPOTHESES.test(bare)
  return frame.some(isAnyone) && frame.every((unit) => isAnyone(unit) || isPlace(unit) || isBeside(unit))
}

/** `காந்தியைத் தேசத்தந்தை என்று …`: what stands before `என்று` is what somebody is called, not a statement. */
function givesName(units: readonly Unit[], says: number): boolean {
  for (let i = says - 1; i >= Math.max(0, says - NAME_REACH); i--) {
    const { word } = units[i] ?? {}
    if (word?.is('participial-noun') || isVerb(units[i])) return false
    if (word?.isOnly('accusative') === true) return true
  }
  return false
}

const NAME_REACH = 6

/** `… அருளியவர் … என்று அடியார்கள் போற்றுகின்றனர்`: what stands before `என்று` is a statement, for which somebody is praised. */
const statesWho = (units: readonly Unit[], says: number) =>
  units
    .slice(Math.max(0, says - NAME_REACH), says)
    .some(({ word, bare }) => word?.is('participial-noun') === true && /(?:வர்|வன்|வள்)$/u.test(bare))
const PRAISES = /^(?:போற்று|பாராட்டு|கொண்டாடு|புகழ்)(?:கின்றனர்|கிறார்கள்|வர்|வார்கள்)$|^போற்றுவர்$/u

/** `… உருவாக்கியதாகப் பாடநூல் குறிப்பிடுகிறது`. */
const reports = unitWorded(/(?:[தடறயனபவ]தாக)$/u)
const LEARNED =
  /^(?:படித்தேன்|படித்திருக்கிறேன்|அறிந்தேன்|அறிந்துகொண்டேன்|கற்றேன்|கற்றுக்கொண்டேன்|படித்தோம்|படித்திருக்கிறோம்|படித்துள்ளோம்|படிக்கிறோம்|கற்றோம்|கற்கிறோம்|கற்றுள்ளோம்|கற்றிருக்கிறோம்|கற்றுக்கொண்டோம்|கற்றுக்கொள்கிறோம்|அறிகிறோம்|அறிந்தோம்|அறிவோம்|அறிந்துள்ளோம்|அறிந்திருக்கிறோம்|தெரிந்துகொண்டோம்|தெரிந்துகொள்கிறோம்)$/u
