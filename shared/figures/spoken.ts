interface SpokenFeature {
  /** What buyers call it: alternatives of a regular expression, in lower case. */
  spoken: string
  /** The beginnings of the words by which names and technical values say it. */
  written: string[]
  /** Whether `hasFullFreeLift` says it as well. */
  isFullFreeLift?: true
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
    isFullFreeLift: true,
  },
  { spoken: 'caterpillar', written: ['cat'] },
]
