import type { NumberFigureKey } from './registry.ts'

interface SpokenFeature {
  /** What buyers call it: alternatives of a regular expression, in lower case. */
  spoken: string
  /** The beginnings of the words by which names and technical values say it. */
  written: string[]
  /** The figure that says it as well, from this value on. */
  from?: { figure: NumberFigureKey; value: number }
}

/** What buyers ask for by a word and no choice of a figure says. */
export const spokenFeatures: SpokenFeature[] = [
  {
    spoken:
      'li-?ion(en)?(-?(akku|batterie|stapler))?|lithium(-?ion(en)?)?(-?(akku|batterie))?|lifepo4?',
    written: ['lithium', 'liion', 'lifepo'],
  },
  {
    spoken: 'voll(er )?-?freihub(-?mast)?|vollfreihubhöhe',
    written: ['vollfreihub'],
    // An ordinary mast has 100 to 300 mm before it grows, one with full free lift about half of its height.
    from: { figure: 'freeLift', value: 800 },
  },
]
