import { spellOut, wholeWords } from '../writing/search-text.ts'

const WAGON =
  '((elektro|hand|hoch|nieder|gabel|scheren|geh|mitgänger|deichsel|wiege|mitfahr)-?)*-?hubwagen'

const IN_ENGLISH = [
  '((electric|hand|powered?|manual)-?)?pallet-?(truck|jack|stacker)|order-?picker|tow-?(truck|tractor)|side-?loader|(pallet-?)?stacker',
  'rough-?terrain-?(forklift|truck)|multi-?directional|scissor-?lift|telescopic-?(handler|forklift)',
].join('|')

/** What buyers ask a dealer of forklifts for, and many do not have: alternatives of a regular expression. */
const OTHER_TRUCKS = [
  `ameise|${WAGON}|hubameise|mitfahr-?(stapler|hubwagen)`,
  '(elektro-?)?deichsel-?(stapler|gerät)|(elektro-?)?mitgänger(-?(stapler|gerät))?|gehstapler',
  '((horizontal|vertikal|hoch|nieder|elektro)-?)?kommissionier(er|stapler|gerät|fahrzeug)|man-?up',
  '(elektro-?)?schlepper|routenzug|plattformwagen|zugmaschine',
  '(seiten|quer)-?(lade-?)?stapler|(vier|mehr|4)-?wege-?stapler|gelände-?stapler',
  'teleskop-?(stapler|lader)|tele-?handler|mitnahme-?stapler|reach-?stacker|voll-?container-?stapler',
  'hub-?(tisch|bühne)|scheren-?(bühne|hubbühne)|radlader|hoflader|minibagger|bagger|kehrmaschine|kran',
  'hochregal-?kommissionierer|agv|fts|fahrerlose?r? stapler',
  IN_ENGLISH,
].join('|')

export const otherTrucksInEnglish = wholeWords(IN_ENGLISH)
const pattern = wholeWords(OTHER_TRUCKS)

/** Whether a word is a name for trucks that are no forklifts, which a dealer may not have at all. */
export const isOtherTruck = (phrase: string): boolean => {
  const plain = spellOut(phrase)
  return pattern.test(plain) || pattern.test(plain.replaceAll(' ', '-'))
}
