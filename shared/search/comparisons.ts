import { spellOut } from '../writing/search-text.ts'
import type { Comparison, QuantityKey } from './terms.ts'

interface Compared {
  is: Comparison
  /** Of a year of construction: `vor 2018`, `jünger als 5 Jahre`. */
  isOfYear?: true
  /** What it is about, whatever the unit: `leichter als 3 t`. */
  key?: QuantityKey
}

const opposites: Record<Comparison, Comparison> = {
  '=': '=',
  '>=': '<=',
  '<=': '>=',
  '>': '<',
  '<': '>',
}
/** What is said of an age as it is said of a year: the more of the one, the less of the other. */
export const oppositeOf = (is: Comparison): Comparison => opposites[is]

const negations: Record<Comparison, Comparison> = {
  '=': '=',
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
}

const plain: [is: Comparison, words: string][] = [
  ['=', 'genau|exakt|exactly|='],
  [
    '>=',
    'ab|auf|min|mind|minimum|mindestens|wenigstens|at least|from|starting from|starting at|>=|≥',
  ],
  ['<=', 'bis|max|maximum|maximal|höchstens|up to|at most|<=|≤'],
  [
    '>',
    'über|oberhalb von|more than|above|over|greater than|higher than|larger than|bigger than|>',
  ],
  [
    '<',
    'unter|unterhalb von|less than|under|below|lower than|smaller than|fewer than|cheaper than|<',
  ],
]
/** Those of `als`. */
const comparatives: [is: Comparison, words: string][] = [
  ['>', 'mehr|größer|höher|stärker|teurer'],
  ['<', 'weniger|kleiner|niedriger|tiefer|billiger|günstiger|preiswerter'],
]
const measured: [is: Comparison, key: QuantityKey, words: string][] = [
  ['<', 'weight', 'leichter als|lighter than'],
  ['>', 'weight', 'schwerer als|heavier than'],
  ['<', 'width', 'schmaler als|schmäler als|narrower than'],
  ['>', 'width', 'breiter als|wider than'],
  ['<', 'length', 'kürzer als|shorter than'],
  ['>', 'length', 'länger als|longer than'],
]
const ofYears: [is: Comparison, words: string][] = [
  ['>', 'jünger als|jünger|neuer als|nach|newer than|younger than|after'],
  ['<', 'älter als|älter|vor|older than|before'],
  ['>=', 'seit|since'],
]

const entries = [
  ...plain.map(([is, words]) => ({ is, words: words.split('|') })),
  ...comparatives.map(([is, words]) => ({
    is,
    words: words.split('|').map((word) => `${word} als`),
  })),
  ...measured.map(([is, key, words]) => ({ is, key, words: words.split('|') })),
  ...ofYears.map(([is, words]) => ({ is, words: words.split('|'), isOfYear: true as const })),
]

const NOT = ['nicht', 'not', 'no']

/** Words before a number, with what they say of it; `nicht` turns round those that have an opposite. */
export const comparisons: ReadonlyMap<string, Compared> = new Map(
  entries.flatMap(({ words, is, ...rest }) =>
    words.flatMap((word) =>
      [...new Set([word, spellOut(word)])].flatMap((spelling): [string, Compared][] => [
        [spelling, { is, ...rest }],
        ...(is === '>' || is === '<'
          ? NOT.map((not): [string, Compared] => [
              `${not} ${spelling}`,
              { is: negations[is], ...rest },
            ])
          : []),
      ]),
    ),
  ),
)

/** Words behind a number, in which something has to stand before some of them: `3 t oder mehr`, `2018 and later`. */
const OR = '(?:or|and|oder|und) +'
const behind: [is: Comparison, pattern: string][] = [
  [
    '>=',
    `${OR}(?:more|above|over|up(?:wards?)?|higher|greater|larger|newer|later|younger|mehr|höher|größer|neuer|jünger|später|darüber|aufwärts)|(?<! )\\+|upwards?|onwards?|aufwärts`,
  ],
  [
    '<=',
    `${OR}(?:less|below|under|lower|smaller|fewer|cheaper|older|earlier|weniger|niedriger|kleiner|günstiger|billiger|älter|früher|darunter)`,
  ],
  // Before another number they are about that.
  ['>=', '(?:min(?:imum)?|mindestens)\\.?(?= *(?:$|,))'],
  ['<=', '(?:max(?:imum|imal)?|höchstens)\\.?(?= *(?:$|,))'],
]
export const BEHIND = behind.map(([, pattern]) => pattern).join('|')
const behindPatterns = behind.map(([is, pattern]) => ({
  is,
  pattern: new RegExp(`^(?:${pattern.replace(/\(\?=.*$/, '')})$`, 'iu'),
}))

/** What such words say of the number before them; undefined for none. */
export const comparedBehind = (words: string): Comparison | undefined =>
  behindPatterns.find(({ pattern }) => pattern.test(words))?.is

const words: Record<Comparison, string> = {
  '=': '',
  '>=': 'ab ',
  '>': 'über ',
  '<=': 'bis ',
  '<': 'unter ',
}
export const wordOf = (is: Comparison): string => words[is]
