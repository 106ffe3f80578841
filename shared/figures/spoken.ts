interface SpokenFeature {
  /** What buyers call it: alternatives of a regular expression, in lower case. */
  spoken: string
  /** The beginnings of the words by which machines say it. */
  written: string[]
  /** Where they say it; in names and technical values without it. */
  places?: ('name' | 'value' | 'prose')[]
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
