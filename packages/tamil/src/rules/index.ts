// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Written by `npm run rule -- list` from the files in the four folders; never edited by hand.
import type { Rule } from './rule.ts'
import clarityDoubleNegation from './clarity/double-negation.ts'
import clarityEmptyIntensifiers from './clarity/empty-intensifiers.ts'
import clarityFormerLatter from './clarity/former-latter.ts'
import clarityGenitiveStack from './clarity/genitive-stack.ts'
import clarityImpossibleDate from './clarity/impossible-date.ts'
import clarityImpossibleDayOfMonth from './clarity/impossible-day-of-month.ts'
import clarityImpossibleTime from './clarity/impossible-time.ts'
import clarityLatinWithEnding from './clarity/latin-with-ending.ts'
import clarityLongBracket from './clarity/long-bracket.ts'
import clarityLongSentence from './clarity/long-sentence.ts'
import clarityManyAnds from './clarity/many-ands.ts'
import clarityManyClauses from './clarity/many-clauses.ts'
import clarityMixedScriptWord from './clarity/mixed-script-word.ts'
import clarityNounChain from './clarity/noun-chain.ts'
import clarityPassiveChain from './clarity/passive-chain.ts'
import clarityRepeatedWordInSentence from './clarity/repeated-word-in-sentence.ts'
import claritySameBeginning from './clarity/same-beginning.ts'
import clarityTimeOfDayClash from './clarity/time-of-day-clash.ts'
import grammarAccusativeBeforePostposition from './grammar/accusative-before-postposition.ts'
import grammarAgreementAnimal from './grammar/agreement-animal.ts'
import grammarAgreementFirstPerson from './grammar/agreement-first-person.ts'
import grammarAgreementGender from './grammar/agreement-gender.ts'
import grammarAgreementHonorific from './grammar/agreement-honorific.ts'
import grammarAgreementHumanPlural from './grammar/agreement-human-plural.ts'
import grammarAgreementJoinedSubjects from './grammar/agreement-joined-subjects.ts'
import grammarAgreementNameBeforeVerb from './grammar/agreement-name-before-verb.ts'
import grammarAgreementNeuterPronoun from './grammar/agreement-neuter-pronoun.ts'
import grammarAgreementNounSubject from './grammar/agreement-noun-subject.ts'
import grammarAgreementPeoplePassive from './grammar/agreement-people-passive.ts'
import grammarAgreementPostposedSubject from './grammar/agreement-postposed-subject.ts'
import grammarAgreementSecondPerson from './grammar/agreement-second-person.ts'
import grammarAgreementThingSingular from './grammar/agreement-thing-singular.ts'
import grammarAgreementThingsPlural from './grammar/agreement-things-plural.ts'
import grammarAppositionGender from './grammar/apposition-gender.ts'
import grammarCountedPeople from './grammar/counted-people.ts'
import grammarDativeSubject from './grammar/dative-subject.ts'
import grammarDoublePlural from './grammar/double-plural.ts'
import grammarEachWithPlural from './grammar/each-with-plural.ts'
import grammarGoalCase from './grammar/goal-case.ts'
import grammarHowManyHowMuch from './grammar/how-many-how-much.ts'
import grammarHundredsJoined from './grammar/hundreds-joined.ts'
import grammarMuchBeforeNoun from './grammar/much-before-noun.ts'
import grammarObjectCase from './grammar/object-case.ts'
import grammarOneBeforeUnit from './grammar/one-before-unit.ts'
import grammarOrBeforeConsonant from './grammar/or-before-consonant.ts'
import grammarOwnOfMany from './grammar/own-of-many.ts'
import grammarOwnerCase from './grammar/owner-case.ts'
import grammarPronounNumber from './grammar/pronoun-number.ts'
import grammarRepeatedCaseNoun from './grammar/repeated-case-noun.ts'
import grammarRepeatedFunctionWord from './grammar/repeated-function-word.ts'
import grammarTenseWithTime from './grammar/tense-with-time.ts'
import grammarVallinamExtraAana from './grammar/vallinam-extra-aana.ts'
import grammarVallinamExtraAblative from './grammar/vallinam-extra-ablative.ts'
import grammarVallinamExtraAdjective from './grammar/vallinam-extra-adjective.ts'
import grammarVallinamExtraAfterMei from './grammar/vallinam-extra-after-mei.ts'
import grammarVallinamExtraAtPause from './grammar/vallinam-extra-at-pause.ts'
import grammarVallinamExtraBeforeOtherLetter from './grammar/vallinam-extra-before-other-letter.ts'
import grammarVallinamExtraCommand from './grammar/vallinam-extra-command.ts'
import grammarVallinamExtraEchoWord from './grammar/vallinam-extra-echo-word.ts'
import grammarVallinamExtraExistence from './grammar/vallinam-extra-existence.ts'
import grammarVallinamExtraFewMany from './grammar/vallinam-extra-few-many.ts'
import grammarVallinamExtraForeignWord from './grammar/vallinam-extra-foreign-word.ts'
import grammarVallinamExtraGenitive from './grammar/vallinam-extra-genitive.ts'
import grammarVallinamExtraHowMany from './grammar/vallinam-extra-how-many.ts'
import grammarVallinamExtraHowMuch from './grammar/vallinam-extra-how-much.ts'
import grammarVallinamExtraInsidePadi from './grammar/vallinam-extra-inside-padi.ts'
import grammarVallinamExtraInsideWord from './grammar/vallinam-extra-inside-word.ts'
import grammarVallinamExtraJoinedVerb from './grammar/vallinam-extra-joined-verb.ts'
import grammarVallinamExtraMannerAaru from './grammar/vallinam-extra-manner-aaru.ts'
import grammarVallinamExtraNegativeAdverb from './grammar/vallinam-extra-negative-adverb.ts'
import grammarVallinamExtraNegativeParticiple from './grammar/vallinam-extra-negative-participle.ts'
import grammarVallinamExtraNumeral from './grammar/vallinam-extra-numeral.ts'
import grammarVallinamExtraObject from './grammar/vallinam-extra-object.ts'
import grammarVallinamExtraOptative from './grammar/vallinam-extra-optative.ts'
import grammarVallinamExtraOrClitic from './grammar/vallinam-extra-or-clitic.ts'
import grammarVallinamExtraPairCompound from './grammar/vallinam-extra-pair-compound.ts'
import grammarVallinamExtraParticiplePadi from './grammar/vallinam-extra-participle-padi.ts'
import grammarVallinamExtraParticipleSoft from './grammar/vallinam-extra-participle-soft.ts'
import grammarVallinamExtraPersonalNoun from './grammar/vallinam-extra-personal-noun.ts'
import grammarVallinamExtraPronounSubject from './grammar/vallinam-extra-pronoun-subject.ts'
import grammarVallinamExtraQuestionClitic from './grammar/vallinam-extra-question-clitic.ts'
import grammarVallinamExtraRelativeParticiple from './grammar/vallinam-extra-relative-participle.ts'
import grammarVallinamExtraRootCompound from './grammar/vallinam-extra-root-compound.ts'
import grammarVallinamExtraSociative from './grammar/vallinam-extra-sociative.ts'
import grammarVallinamExtraSuchAdjective from './grammar/vallinam-extra-such-adjective.ts'
import grammarVallinamExtraTimeAdjective from './grammar/vallinam-extra-time-adjective.ts'
import grammarVallinamExtraTimeWord from './grammar/vallinam-extra-time-word.ts'
import grammarVallinamExtraVerbalCompound from './grammar/vallinam-extra-verbal-compound.ts'
import grammarVallinamExtraVerbalNoun from './grammar/vallinam-extra-verbal-noun.ts'
import grammarVallinamExtraVocative from './grammar/vallinam-extra-vocative.ts'
import grammarVallinamMissingAccusative from './grammar/vallinam-missing-accusative.ts'
import grammarVallinamMissingAdjectiveI from './grammar/vallinam-missing-adjective-i.ts'
import grammarVallinamMissingAdverbA from './grammar/vallinam-missing-adverb-a.ts'
import grammarVallinamMissingAdverbAaga from './grammar/vallinam-missing-adverb-aaga.ts'
import grammarVallinamMissingAdverbAay from './grammar/vallinam-missing-adverb-aay.ts'
import grammarVallinamMissingAll from './grammar/vallinam-missing-all.ts'
import grammarVallinamMissingAnimal from './grammar/vallinam-missing-animal.ts'
import grammarVallinamMissingCompound from './grammar/vallinam-missing-compound.ts'
import grammarVallinamMissingDative from './grammar/vallinam-missing-dative.ts'
import grammarVallinamMissingDemonstrative from './grammar/vallinam-missing-demonstrative.ts'
import grammarVallinamMissingDirection from './grammar/vallinam-missing-direction.ts'
import grammarVallinamMissingEightTen from './grammar/vallinam-missing-eight-ten.ts'
import grammarVallinamMissingFullU from './grammar/vallinam-missing-full-u.ts'
import grammarVallinamMissingGlideCompound from './grammar/vallinam-missing-glide-compound.ts'
import grammarVallinamMissingHalf from './grammar/vallinam-missing-half.ts'
import grammarVallinamMissingHand from './grammar/vallinam-missing-hand.ts'
import grammarVallinamMissingHardUCompound from './grammar/vallinam-missing-hard-u-compound.ts'
import grammarVallinamMissingInfinitive from './grammar/vallinam-missing-infinitive.ts'
import grammarVallinamMissingInfinitivePostposition from './grammar/vallinam-missing-infinitive-postposition.ts'
import grammarVallinamMissingIni from './grammar/vallinam-missing-ini.ts'
import grammarVallinamMissingInsideWord from './grammar/vallinam-missing-inside-word.ts'
import grammarVallinamMissingIntensifier from './grammar/vallinam-missing-intensifier.ts'
import grammarVallinamMissingJoinedNoun from './grammar/vallinam-missing-joined-noun.ts'
import grammarVallinamMissingJoinedVerb from './grammar/vallinam-missing-joined-verb.ts'
import grammarVallinamMissingKind from './grammar/vallinam-missing-kind.ts'
import grammarVallinamMissingLandAdjective from './grammar/vallinam-missing-land-adjective.ts'
import grammarVallinamMissingLikeness from './grammar/vallinam-missing-likeness.ts'
import grammarVallinamMissingLongA from './grammar/vallinam-missing-long-a.ts'
import grammarVallinamMissingLostM from './grammar/vallinam-missing-lost-m.ts'
import grammarVallinamMissingMannerPadi from './grammar/vallinam-missing-manner-padi.ts'
import grammarVallinamMissingMonth from './grammar/vallinam-missing-month.ts'
import grammarVallinamMissingNegativeAa from './grammar/vallinam-missing-negative-aa.ts'
import grammarVallinamMissingOblique from './grammar/vallinam-missing-oblique.ts'
import grammarVallinamMissingOneLetter from './grammar/vallinam-missing-one-letter.ts'
import grammarVallinamMissingOther from './grammar/vallinam-missing-other.ts'
import grammarVallinamMissingParticipleHard from './grammar/vallinam-missing-participle-hard.ts'
import grammarVallinamMissingParticipleI from './grammar/vallinam-missing-participle-i.ts'
import grammarVallinamMissingParticiplePostposition from './grammar/vallinam-missing-participle-postposition.ts'
import grammarVallinamMissingParticipleY from './grammar/vallinam-missing-participle-y.ts'
import grammarVallinamMissingPlaceAandu from './grammar/vallinam-missing-place-aandu.ts'
import grammarVallinamMissingPlaceAdverb from './grammar/vallinam-missing-place-adverb.ts'
import grammarVallinamMissingPlant from './grammar/vallinam-missing-plant.ts'
import grammarVallinamMissingQuality from './grammar/vallinam-missing-quality.ts'
import grammarVallinamMissingQuotativeEna from './grammar/vallinam-missing-quotative-ena.ts'
import grammarVallinamMissingSide from './grammar/vallinam-missing-side.ts'
import grammarVallinamMissingSimile from './grammar/vallinam-missing-simile.ts'
import grammarVallinamMissingSoftUCompound from './grammar/vallinam-missing-soft-u-compound.ts'
import grammarVallinamMissingTamil from './grammar/vallinam-missing-tamil.ts'
import grammarVallinamMissingTown from './grammar/vallinam-missing-town.ts'
import grammarVallinamMissingWithout from './grammar/vallinam-missing-without.ts'
import spellingBorrowedWords from './spelling/borrowed-words.ts'
import spellingCompoundsWithAlikeLetters from './spelling/compounds-with-alike-letters.ts'
import spellingCorruptedWords from './spelling/corrupted-words.ts'
import spellingDetachedEnding from './spelling/detached-ending.ts'
import spellingDoerInKaarar from './spelling/doer-in-kaarar.ts'
import spellingEncodingAuSign from './spelling/encoding-au-sign.ts'
import spellingEncodingSplitLongU from './spelling/encoding-split-long-u.ts'
import spellingFeminineWrittenAsIf from './spelling/feminine-written-as-if.ts'
import spellingHyphenatedEnding from './spelling/hyphenated-ending.ts'
import spellingIfWrittenAsFeminine from './spelling/if-written-as-feminine.ts'
import spellingMeaningL from './spelling/meaning-l.ts'
import spellingMeaningLength from './spelling/meaning-length.ts'
import spellingMeaningN from './spelling/meaning-n.ts'
import spellingMeaningR from './spelling/meaning-r.ts'
import spellingNasalBeforeStop from './spelling/nasal-before-stop.ts'
import spellingNeighboursL from './spelling/neighbours-l.ts'
import spellingNeighboursLength from './spelling/neighbours-length.ts'
import spellingNeighboursN from './spelling/neighbours-n.ts'
import spellingNeighboursR from './spelling/neighbours-r.ts'
import spellingNoDoublingAfterHardConsonant from './spelling/no-doubling-after-hard-consonant.ts'
import spellingNumberWordSlips from './spelling/number-word-slips.ts'
import spellingNumerals from './spelling/numerals.ts'
import spellingPartedCompoundVerb from './spelling/parted-compound-verb.ts'
import spellingPastInIyaan from './spelling/past-in-iyaan.ts'
import spellingSlipsDoubling from './spelling/slips-doubling.ts'
import spellingSlipsEveryday from './spelling/slips-everyday.ts'
import spellingSlipsL from './spelling/slips-l.ts'
import spellingSlipsN from './spelling/slips-n.ts'
import spellingSlipsR from './spelling/slips-r.ts'
import spellingSlipsVowel from './spelling/slips-vowel.ts'
import spellingUnknownAlikeLetter from './spelling/unknown-alike-letter.ts'
import spellingUnknownDoubledLetter from './spelling/unknown-doubled-letter.ts'
import spellingUnknownPulli from './spelling/unknown-pulli.ts'
import spellingUnknownTypingSlip from './spelling/unknown-typing-slip.ts'
import spellingUnknownVowelLength from './spelling/unknown-vowel-length.ts'
import spellingUnknownVowelSign from './spelling/unknown-vowel-sign.ts'
import spellingVowelInsideWord from './spelling/vowel-inside-word.ts'
import spellingWordForms from './spelling/word-forms.ts'
import styleAgentNounsInNar from './style/agent-nouns-in-nar.ts'
import styleAmPm from './style/am-pm.ts'
import styleBacktickQuotation from './style/backtick-quotation.ts'
import styleClashingMarks from './style/clashing-marks.ts'
import styleCommaBeforeQuotative from './style/comma-before-quotative.ts'
import styleDoubleHyphen from './style/double-hyphen.ts'
import styleDoubleSpace from './style/double-space.ts'
import styleDoubledPunctuation from './style/doubled-punctuation.ts'
import styleFigureLocative from './style/figure-locative.ts'
import styleFullStopMissing from './style/full-stop-missing.ts'
import styleJoinAmong from './style/join-among.ts'
import styleJoinAnother from './style/join-another.ts'
import styleJoinAsSoonAs from './style/join-as-soon-as.ts'
import styleJoinAuxiliary from './style/join-auxiliary.ts'
import styleJoinCausing from './style/join-causing.ts'
import styleJoinCompoundNoun from './style/join-compound-noun.ts'
import styleJoinCompoundVerb from './style/join-compound-verb.ts'
import styleJoinDemonstrativeLetter from './style/join-demonstrative-letter.ts'
import styleJoinEmphatic from './style/join-emphatic.ts'
import styleJoinEvery from './style/join-every.ts'
import styleJoinFrom from './style/join-from.ts'
import styleJoinFromThere from './style/join-from-there.ts'
import styleJoinHalf from './style/join-half.ts'
import styleJoinHappens from './style/join-happens.ts'
import styleJoinHaving from './style/join-having.ts'
import styleJoinManner from './style/join-manner.ts'
import styleJoinMay from './style/join-may.ts'
import styleJoinMayam from './style/join-mayam.ts'
import styleJoinProgressive from './style/join-progressive.ts'
import styleJoinPurvamaana from './style/join-purvamaana.ts'
import styleJoinTens from './style/join-tens.ts'
import styleJoinThan from './style/join-than.ts'
import styleJoinUntil from './style/join-until.ts'
import styleJoinVaakkil from './style/join-vaakkil.ts'
import styleJoinWhen from './style/join-when.ts'
import styleJoinWhichever from './style/join-whichever.ts'
import styleJoinWillNot from './style/join-will-not.ts'
import styleJoinWithPronoun from './style/join-with-pronoun.ts'
import styleJoinWithout from './style/join-without.ts'
import styleLargeNumberGrouping from './style/large-number-grouping.ts'
import styleListComma from './style/list-comma.ts'
import styleLoanHousehold from './style/loan-household.ts'
import styleLoanLeisure from './style/loan-leisure.ts'
import styleLoanOffice from './style/loan-office.ts'
import styleLoanOlder from './style/loan-older.ts'
import styleLoanPeople from './style/loan-people.ts'
import styleLoanPlaces from './style/loan-places.ts'
import styleLoanSchool from './style/loan-school.ts'
import styleLoanTechnology from './style/loan-technology.ts'
import styleLoanTravel from './style/loan-travel.ts'
import styleLoanVerbs from './style/loan-verbs.ts'
import styleLongEllipsis from './style/long-ellipsis.ts'
import styleMisplacedNumberComma from './style/misplaced-number-comma.ts'
import styleMissingSpaceAfterComma from './style/missing-space-after-comma.ts'
import styleMixedDigits from './style/mixed-digits.ts'
import styleMixedQuotationMarks from './style/mixed-quotation-marks.ts'
import styleNounForVerb from './style/noun-for-verb.ts'
import styleOrdinalFirst from './style/ordinal-first.ts'
import styleOrdinalMixed from './style/ordinal-mixed.ts'
import styleOrdinalShort from './style/ordinal-short.ts'
import styleOruBeforeVowel from './style/oru-before-vowel.ts'
import stylePaddingCan from './style/padding-can.ts'
import stylePaddingMust from './style/padding-must.ts'
import stylePaddingNoteworthy from './style/padding-noteworthy.ts'
import stylePaddingPurpose from './style/padding-purpose.ts'
import stylePaddingTime from './style/padding-time.ts'
import stylePassiveAuxiliary from './style/passive-auxiliary.ts'
import stylePercentTwice from './style/percent-twice.ts'
import stylePleonasmAboutExtent from './style/pleonasm-about-extent.ts'
import stylePleonasmAgain from './style/pleonasm-again.ts'
import stylePleonasmAll from './style/pleonasm-all.ts'
import stylePleonasmAndSoOn from './style/pleonasm-and-so-on.ts'
import stylePleonasmApproximately from './style/pleonasm-approximately.ts'
import stylePleonasmBorrowedDouble from './style/pleonasm-borrowed-double.ts'
import stylePleonasmBut from './style/pleonasm-but.ts'
import stylePleonasmDay from './style/pleonasm-day.ts'
import stylePleonasmMiddle from './style/pleonasm-middle.ts'
import stylePleonasmMove from './style/pleonasm-move.ts'
import stylePleonasmMutual from './style/pleonasm-mutual.ts'
import stylePleonasmTherefore from './style/pleonasm-therefore.ts'
import stylePleonasmVery from './style/pleonasm-very.ts'
import stylePreferredSpellings from './style/preferred-spellings.ts'
import styleQuestionMarkMissing from './style/question-mark-missing.ts'
import styleRepeatedExclamation from './style/repeated-exclamation.ts'
import styleRepeatedPhrase from './style/repeated-phrase.ts'
import styleRepeatedQuestionMark from './style/repeated-question-mark.ts'
import styleRepeatedSentence from './style/repeated-sentence.ts'
import styleRupeeTwice from './style/rupee-twice.ts'
import styleSemicolonDash from './style/semicolon-dash.ts'
import styleSpaceAfterFullStop from './style/space-after-full-stop.ts'
import styleSpaceAfterNumber from './style/space-after-number.ts'
import styleSpaceBeforeNumber from './style/space-before-number.ts'
import styleSpaceBeforePercent from './style/space-before-percent.ts'
import styleSpaceBeforePunctuation from './style/space-before-punctuation.ts'
import styleSpaceInsideBrackets from './style/space-inside-brackets.ts'
import styleSpaceInsideQuotation from './style/space-inside-quotation.ts'
import styleSplitAbout from './style/split-about.ts'
import styleSplitAfter from './style/split-after.ts'
import styleSplitBefore from './style/split-before.ts'
import styleSplitByWay from './style/split-by-way.ts'
import styleSplitCompared from './style/split-compared.ts'
import styleSplitDemonstrative from './style/split-demonstrative.ts'
import styleSplitInFront from './style/split-in-front.ts'
import styleSplitLeftRight from './style/split-left-right.ts'
import styleSplitLike from './style/split-like.ts'
import styleSplitMustNot from './style/split-must-not.ts'
import styleSplitPerhaps from './style/split-perhaps.ts'
import styleSplitWithout from './style/split-without.ts'
import styleSpokenAdverbAa from './style/spoken-adverb-aa.ts'
import styleSpokenAdverbs from './style/spoken-adverbs.ts'
import styleSpokenBeing from './style/spoken-being.ts'
import styleSpokenCompletive from './style/spoken-completive.ts'
import styleSpokenConnectives from './style/spoken-connectives.ts'
import styleSpokenDemonstrativeCase from './style/spoken-demonstrative-case.ts'
import styleSpokenIrregularParticiple from './style/spoken-irregular-participle.ts'
import styleSpokenKitta from './style/spoken-kitta.ts'
import styleSpokenKittu from './style/spoken-kittu.ts'
import styleSpokenLocative from './style/spoken-locative.ts'
import styleSpokenMust from './style/spoken-must.ts'
import styleSpokenNeeding from './style/spoken-needing.ts'
import styleSpokenNegative from './style/spoken-negative.ts'
import styleSpokenNeuterPast from './style/spoken-neuter-past.ts'
import styleSpokenNeuterPresent from './style/spoken-neuter-present.ts'
import styleSpokenNouns from './style/spoken-nouns.ts'
import styleSpokenNumbers from './style/spoken-numbers.ts'
import styleSpokenParticiple from './style/spoken-participle.ts'
import styleSpokenPast from './style/spoken-past.ts'
import styleSpokenPluralPerson from './style/spoken-plural-person.ts'
import styleSpokenPolite from './style/spoken-polite.ts'
import styleSpokenPresent from './style/spoken-present.ts'
import styleSpokenPronouns from './style/spoken-pronouns.ts'
import styleSpokenQuotative from './style/spoken-quotative.ts'
import styleSpokenTimeWords from './style/spoken-time-words.ts'
import styleTwoDots from './style/two-dots.ts'
import styleUnclosedBracket from './style/unclosed-bracket.ts'
import styleUnclosedQuotation from './style/unclosed-quotation.ts'
import styleUnevenDashSpace from './style/uneven-dash-space.ts'
import styleWrongClosingQuotation from './style/wrong-closing-quotation.ts'

/** Every rule, sorted by id. */
export const RULES: readonly Rule[] = [
  clarityDoubleNegation,
  clarityEmptyIntensifiers,
  clarityFormerLatter,
  clarityGenitiveStack,
  clarityImpossibleDate,
  clarityImpossibleDayOfMonth,
  clarityImpossibleTime,
  clarityLatinWithEnding,
  clarityLongBracket,
  clarityLongSentence,
  clarityManyAnds,
  clarityManyClauses,
  clarityMixedScriptWord,
  clarityNounChain,
  clarityPassiveChain,
  clarityRepeatedWordInSentence,
  claritySameBeginning,
  clarityTimeOfDayClash,
  grammarAccusativeBeforePostposition,
  grammarAgreementAnimal,
  grammarAgreementFirstPerson,
  grammarAgreementGender,
  grammarAgreementHonorific,
  grammarAgreementHumanPlural,
  grammarAgreementJoinedSubjects,
  grammarAgreementNameBeforeVerb,
  grammarAgreementNeuterPronoun,
  grammarAgreementNounSubject,
  grammarAgreementPeoplePassive,
  grammarAgreementPostposedSubject,
  grammarAgreementSecondPerson,
  grammarAgreementThingSingular,
  grammarAgreementThingsPlural,
  grammarAppositionGender,
  grammarCountedPeople,
  grammarDativeSubject,
  grammarDoublePlural,
  grammarEachWithPlural,
  grammarGoalCase,
  grammarHowManyHowMuch,
  grammarHundredsJoined,
  grammarMuchBeforeNoun,
  grammarObjectCase,
  grammarOneBeforeUnit,
  grammarOrBeforeConsonant,
  grammarOwnOfMany,
  grammarOwnerCase,
  grammarPronounNumber,
  grammarRepeatedCaseNoun,
  grammarRepeatedFunctionWord,
  grammarTenseWithTime,
  grammarVallinamExtraAana,
  grammarVallinamExtraAblative,
  grammarVallinamExtraAdjective,
  grammarVallinamExtraAfterMei,
  grammarVallinamExtraAtPause,
  grammarVallinamExtraBeforeOtherLetter,
  grammarVallinamExtraCommand,
  grammarVallinamExtraEchoWord,
  grammarVallinamExtraExistence,
  grammarVallinamExtraFewMany,
  grammarVallinamExtraForeignWord,
  grammarVallinamExtraGenitive,
  grammarVallinamExtraHowMany,
  grammarVallinamExtraHowMuch,
  grammarVallinamExtraInsidePadi,
  grammarVallinamExtraInsideWord,
  grammarVallinamExtraJoinedVerb,
  grammarVallinamExtraMannerAaru,
  grammarVallinamExtraNegativeAdverb,
  grammarVallinamExtraNegativeParticiple,
  grammarVallinamExtraNumeral,
  grammarVallinamExtraObject,
  grammarVallinamExtraOptative,
  grammarVallinamExtraOrClitic,
  grammarVallinamExtraPairCompound,
  grammarVallinamExtraParticiplePadi,
  grammarVallinamExtraParticipleSoft,
  grammarVallinamExtraPersonalNoun,
  grammarVallinamExtraPronounSubject,
  grammarVallinamExtraQuestionClitic,
  grammarVallinamExtraRelativeParticiple,
  grammarVallinamExtraRootCompound,
  grammarVallinamExtraSociative,
  grammarVallinamExtraSuchAdjective,
  grammarVallinamExtraTimeAdjective,
  grammarVallinamExtraTimeWord,
  grammarVallinamExtraVerbalCompound,
  grammarVallinamExtraVerbalNoun,
  grammarVallinamExtraVocative,
  grammarVallinamMissingAccusative,
  grammarVallinamMissingAdjectiveI,
  grammarVallinamMissingAdverbA,
  grammarVallinamMissingAdverbAaga,
  grammarVallinamMissingAdverbAay,
  grammarVallinamMissingAll,
  grammarVallinamMissingAnimal,
  grammarVallinamMissingCompound,
  grammarVallinamMissingDative,
  grammarVallinamMissingDemonstrative,
  grammarVallinamMissingDirection,
  grammarVallinamMissingEightTen,
  grammarVallinamMissingFullU,
  grammarVallinamMissingGlideCompound,
  grammarVallinamMissingHalf,
  grammarVallinamMissingHand,
  grammarVallinamMissingHardUCompound,
  grammarVallinamMissingInfinitive,
  grammarVallinamMissingInfinitivePostposition,
  grammarVallinamMissingIni,
  grammarVallinamMissingInsideWord,
  grammarVallinamMissingIntensifier,
  grammarVallinamMissingJoinedNoun,
  grammarVallinamMissingJoinedVerb,
  grammarVallinamMissingKind,
  grammarVallinamMissingLandAdjective,
  grammarVallinamMissingLikeness,
  grammarVallinamMissingLongA,
  grammarVallinamMissingLostM,
  grammarVallinamMissingMannerPadi,
  grammarVallinamMissingMonth,
  grammarVallinamMissingNegativeAa,
  grammarVallinamMissingOblique,
  grammarVallinamMissingOneLetter,
  grammarVallinamMissingOther,
  grammarVallinamMissingParticipleHard,
  grammarVallinamMissingParticipleI,
  grammarVallinamMissingParticiplePostposition,
  grammarVallinamMissingParticipleY,
  grammarVallinamMissingPlaceAandu,
  grammarVallinamMissingPlaceAdverb,
  grammarVallinamMissingPlant,
  grammarVallinamMissingQuality,
  grammarVallinamMissingQuotativeEna,
  grammarVallinamMissingSide,
  grammarVallinamMissingSimile,
  grammarVallinamMissingSoftUCompound,
  grammarVallinamMissingTamil,
  grammarVallinamMissingTown,
  grammarVallinamMissingWithout,
  spellingBorrowedWords,
  spellingCompoundsWithAlikeLetters,
  spellingCorruptedWords,
  spellingDetachedEnding,
  spellingDoerInKaarar,
  spellingEncodingAuSign,
  spellingEncodingSplitLongU,
  spellingFeminineWrittenAsIf,
  spellingHyphenatedEnding,
  spellingIfWrittenAsFeminine,
  spellingMeaningL,
  spellingMeaningLength,
  spellingMeaningN,
  spellingMeaningR,
  spellingNasalBeforeStop,
  spellingNeighboursL,
  spellingNeighboursLength,
  spellingNeighboursN,
  spellingNeighboursR,
  spellingNoDoublingAfterHardConsonant,
  spellingNumberWordSlips,
  spellingNumerals,
  spellingPartedCompoundVerb,
  spellingPastInIyaan,
  spellingSlipsDoubling,
  spellingSlipsEveryday,
  spellingSlipsL,
  spellingSlipsN,
  spellingSlipsR,
  spellingSlipsVowel,
  spellingUnknownAlikeLetter,
  spellingUnknownDoubledLetter,
  spellingUnknownPulli,
  spellingUnknownTypingSlip,
  spellingUnknownVowelLength,
  spellingUnknownVowelSign,
  spellingVowelInsideWord,
  spellingWordForms,
  styleAgentNounsInNar,
  styleAmPm,
  styleBacktickQuotation,
  styleClashingMarks,
  styleCommaBeforeQuotative,
  styleDoubleHyphen,
  styleDoubleSpace,
  styleDoubledPunctuation,
  styleFigureLocative,
  styleFullStopMissing,
  styleJoinAmong,
  styleJoinAnother,
  styleJoinAsSoonAs,
  styleJoinAuxiliary,
  styleJoinCausing,
  styleJoinCompoundNoun,
  styleJoinCompoundVerb,
  styleJoinDemonstrativeLetter,
  styleJoinEmphatic,
  styleJoinEvery,
  styleJoinFrom,
  styleJoinFromThere,
  styleJoinHalf,
  styleJoinHappens,
  styleJoinHaving,
  styleJoinManner,
  styleJoinMay,
  styleJoinMayam,
  styleJoinProgressive,
  styleJoinPurvamaana,
  styleJoinTens,
  styleJoinThan,
  styleJoinUntil,
  styleJoinVaakkil,
  styleJoinWhen,
  styleJoinWhichever,
  styleJoinWillNot,
  styleJoinWithPronoun,
  styleJoinWithout,
  styleLargeNumberGrouping,
  styleListComma,
  styleLoanHousehold,
  styleLoanLeisure,
  styleLoanOffice,
  styleLoanOlder,
  styleLoanPeople,
  styleLoanPlaces,
  styleLoanSchool,
  styleLoanTechnology,
  styleLoanTravel,
  styleLoanVerbs,
  styleLongEllipsis,
  styleMisplacedNumberComma,
  styleMissingSpaceAfterComma,
  styleMixedDigits,
  styleMixedQuotationMarks,
  styleNounForVerb,
  styleOrdinalFirst,
  styleOrdinalMixed,
  styleOrdinalShort,
  styleOruBeforeVowel,
  stylePaddingCan,
  stylePaddingMust,
  stylePaddingNoteworthy,
  stylePaddingPurpose,
  stylePaddingTime,
  stylePassiveAuxiliary,
  stylePercentTwice,
  stylePleonasmAboutExtent,
  stylePleonasmAgain,
  stylePleonasmAll,
  stylePleonasmAndSoOn,
  stylePleonasmApproximately,
  stylePleonasmBorrowedDouble,
  stylePleonasmBut,
  stylePleonasmDay,
  stylePleonasmMiddle,
  stylePleonasmMove,
  stylePleonasmMutual,
  stylePleonasmTherefore,
  stylePleonasmVery,
  stylePreferredSpellings,
  styleQuestionMarkMissing,
  styleRepeatedExclamation,
  styleRepeatedPhrase,
  styleRepeatedQuestionMark,
  styleRepeatedSentence,
  styleRupeeTwice,
  styleSemicolonDash,
  styleSpaceAfterFullStop,
  styleSpaceAfterNumber,
  styleSpaceBeforeNumber,
  styleSpaceBeforePercent,
  styleSpaceBeforePunctuation,
  styleSpaceInsideBrackets,
  styleSpaceInsideQuotation,
  styleSplitAbout,
  styleSplitAfter,
  styleSplitBefore,
  styleSplitByWay,
  styleSplitCompared,
  styleSplitDemonstrative,
  styleSplitInFront,
  styleSplitLeftRight,
  styleSplitLike,
  styleSplitMustNot,
  styleSplitPerhaps,
  styleSplitWithout,
  styleSpokenAdverbAa,
  styleSpokenAdverbs,
  styleSpokenBeing,
  styleSpokenCompletive,
  styleSpokenConnectives,
  styleSpokenDemonstrativeCase,
  styleSpokenIrregularParticiple,
  styleSpokenKitta,
  styleSpokenKittu,
  styleSpokenLocative,
  styleSpokenMust,
  styleSpokenNeeding,
  styleSpokenNegative,
  styleSpokenNeuterPast,
  styleSpokenNeuterPresent,
  styleSpokenNouns,
  styleSpokenNumbers,
  styleSpokenParticiple,
  styleSpokenPast,
  styleSpokenPluralPerson,
  styleSpokenPolite,
  styleSpokenPresent,
  styleSpokenPronouns,
  styleSpokenQuotative,
  styleSpokenTimeWords,
  styleTwoDots,
  styleUnclosedBracket,
  styleUnclosedQuotation,
  styleUnevenDashSpace,
  styleWrongClosingQuotation,
]
