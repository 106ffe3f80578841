import { berlinDay } from '../time/dates.ts'
import { wholeWords } from '../writing/search-text.ts'
import type { WordPlace } from './machine-text.ts'
import type { Meaning } from './terms.ts'

/** Inside of it lorries' containers are loaded: its door is so high, in mm (ISO 668, the lowest of standard containers). */
export const CONTAINER_DOOR = 2280

/** In a machine's data, never in what its text happens to say. */
const inData: WordPlace[] = ['name', 'fact', 'value']
const data = (...forms: string[]): Meaning => ({ kind: 'word', forms, places: inData })
const status = (...values: Extract<Meaning, { kind: 'status' }>['values']): Meaning => ({
  kind: 'status',
  values,
})

const drivesThroughDoor: Meaning = {
  kind: 'quantity',
  key: 'passageHeight',
  is: '<=',
  value: CONTAINER_DOOR,
}
const fullFreeLift: Meaning[] = [{ kind: 'fullFreeLift' }, data('vollfreihub')]

/** This month as a number: `202611`. */
const thisMonth = () => Number(berlinDay(new Date()).slice(0, 7).replace('-', ''))

interface Fact {
  /** What buyers call it: alternatives of a regular expression, in lower case. */
  words: string
  means(): Meaning[]
}

/** What is known of a machine beside its figures, and what buyers call it. */
const facts: Fact[] = [
  {
    words: 'garantie|gewährleistung|händlergarantie|warranty|guarantee',
    means: () => [{ kind: 'open', what: 'warranty' }],
  },
  {
    words: 'leasing(-?rate|fähig)?|leasen|leasbar|lease',
    means: () => [{ kind: 'open', what: 'leasing' }],
  },
  {
    words:
      '(wenige?[rn]?|geringe|niedrige) (betriebs)?-?stunden|wenig (gelaufen|gebraucht|genutzt)|low hours',
    means: () => [{ kind: 'open', what: 'fewHours' }],
  },
  {
    words:
      'zustands-?(bericht|protokoll)|prüf-?(bericht|protokoll)|gutachten|(condition|inspection|test) report',
    means: () => [{ kind: 'conditionReport' }],
  },
  {
    words:
      '((neue|gültige|frische|aktuelle)[rn]? )?(uvv|fem)(-?prüfung)?( (neu|gültig|geprüft))?|tüv|(valid |new )?safety inspection|inspected',
    means: () => [{ kind: 'quantity', key: 'inspectionUntil', is: '>=', value: thisMonth() }],
  },
  {
    words: '(batterie-?)?lade-?(gerät|station|technik)|ladern?|charger',
    means: () => [data('ladegeraet', 'ladestation')],
  },
  {
    words: '((fahrer)?kabinen|stand|sitz)?-?heizung|beheizte? kabine|beheizt|heat(ing|er)|heated',
    means: () => [data('heizung', 'kabinenheizung', 'standheizung', 'sitzheizung', 'beheizt')],
  },
  {
    words:
      '(weisse?|helle?|saubere) ?-?(reifen|bereifung|räder)|(white|clean) (tyre|tire)|(nicht|non)[ -]?(kreidend|markierend|marking)( (reifen|bereifung|tyre|tire))?|spurlose? ?(reifen|bereifung)?|abriebfreie? ?(reifen|bereifung)?',
    means: () => [
      data('nichtkreidend', 'nichtmarkierend', 'nonmarking', 'spurlos', 'abriebfrei', 'weiss'),
    ],
  },
  {
    words:
      '(see-?|lkw-?|iso-?)?container(-?(stapler|fähig|tauglich|einsatz|verladung|entladung|beladung|arbeit))?',
    means: () => fullFreeLift.map((lift) => ({ kind: 'all', of: [drivesThroughDoor, lift] })),
  },
  {
    words:
      '(ab )?sofort( (verfügbar|lieferbar|einsatzbereit|zu haben))?|(kurzfristig )?(verfügbar|lieferbar)|(ab|auf) lager|vorrätig|zu haben|in stock|(immediately )?available( now| immediately)?|ready to ship',
    means: () => [status('active')],
  },
  { words: 'reserviert|reserved', means: () => [status('reserved')] },
  { words: 'verkauft|sold', means: () => [status('sold')] },
  {
    words:
      '(mwst\\.?|mehrwertsteuer|umsatzsteuer|ust\\.?) (ausweisbar|ausgewiesen)|nettopreis|net( price)?|vat( (deductible|reclaimable|shown))?|(plus|excl|ex) vat',
    means: () => [{ kind: 'priceKind', values: ['net'] }],
  },
  {
    words: 'differenz-?(besteuert|besteuerung)|§ ?25 ?a|25a|margin scheme',
    means: () => [{ kind: 'priceKind', values: ['margin'] }],
  },
  {
    words: 'preis auf anfrage|price on request|poa',
    means: () => [{ kind: 'priceKind', values: ['onRequest'] }],
  },
]

const known = facts.map((fact) => ({ ...fact, pattern: wholeWords(fact.words) }))
export const factPatterns = known.map(({ pattern }) => pattern)

/** What words mean that ask for such a fact; null for any others. */
export function readFact(plain: string): Meaning[] | null {
  return known.find(({ pattern }) => pattern.test(plain))?.means() ?? null
}

interface SpokenFeature {
  /** What buyers call it: alternatives of a regular expression, in lower case. */
  spoken: string
  /** The beginnings of the words by which machines say it. */
  written: string[]
  /** Where they say it; in names and technical values without it. */
  places?: WordPlace[]
  /** Whether `hasFullFreeLift` says it as well. */
  isFullFreeLift?: true
}

/** Trucks for aisles too narrow for reach trucks. */
export const NARROW_AISLE =
  '(schmalgang|hochregal)(-?stapler)?|vna(-?stapler)?|(schmaler?|enger?) gäng|narrow aisles?( trucks?)?'

const wheels = (count: string) =>
  `(${count})-?(r(ad|äder|ädrige?)(-?(elektro|diesel|gas|gabel|front|e-)?-?stapler)?|wheel(er)?)`

/** What buyers ask for by a word and no choice of a figure says. */
export const spokenFeatures: SpokenFeature[] = [
  {
    spoken:
      'li-?ion(en)?(-?(akku|batterie|stapler))?|lithium(-?ion(en)?)?(-?(akku|batterie))?|lifepo4?|lfp',
    written: ['lithium', 'liion', 'lifepo', 'lfp'],
  },
  {
    spoken: 'voll(er )?-?freihub(-?mast)?|vollfreihubhöhe|full-?free-?lift|ffl',
    written: ['vollfreihub'],
    isFullFreeLift: true,
  },
  { spoken: 'caterpillar', written: ['cat'] },
  // As good as none has another drive.
  {
    spoken: `(elektro-?)?${wheels('3|drei|three')}`,
    written: ['3rad', 'dreirad'],
    places: ['name', 'value', 'prose'],
  },
  {
    spoken: wheels('4|vier|four'),
    written: ['4rad', 'vierrad'],
    places: ['name', 'value', 'prose'],
  },
  { spoken: NARROW_AISLE, written: ['schmalgang', 'vna'] },
]
