const NO_BREAK_SPACE = '\u00a0'

/** As they are written behind a number in the trade. */
const UNITS = 'kg|g|t|mm|cm|m|km|km/h|m/s|kW|kWh|V|Ah|h|bar|l|PS|dB|€|Uhr|Monate?|Tage?'
/** `Nr. 7`, `Tel. 040`, `ca. 5`. */
const BEFORE_NUMBER = '§|\\b(?:Abs|Art|ca|FEM|Nr|Satz|Tel|Telefon)\\.?'

const blanks: readonly RegExp[] = [
  // Not in addresses, where `%20` is a character.
  /(?<=\d)[ \u202f]?(?=%(?![0-9a-f]{2}))/gi,
  new RegExp(`(?<=\\d)[ \\u202f](?=(?:${UNITS})(?![\\p{L}\\d/]))`, 'gu'),
  new RegExp(`(?<=${BEFORE_NUMBER})[ \\u202f](?=\\d)`, 'gu'),
  /(?<=\b(?:lit|Buchst)\.) (?=\p{L}(?!\p{L}))/gu,
  // The law behind its paragraph: `§ 14 BGB`, `§ 25a UStG`.
  /(?<=§[ \u00a0]\d{1,4}[a-z]?) (?=\p{Lu}\p{L}*\p{Lu}\b)/gu,
  // `z. B.`, `d. h.`, `i. d. R.`
  /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu,
  // A telephone number, which begins with its prefix.
  /(?<=(?<![\d.,])(?:0|\+)\d{1,5}) (?=\d)/gu,
]

/**
 * A text in which no line ends where it must not: between a number and its unit, `§` and its number, within `z. B.` and
 * behind a prefix. Only for showing: what is stored and searched has plain blanks.
 */
export const unbroken = (text: string): string =>
  blanks.reduce((shown, blank) => shown.replace(blank, NO_BREAK_SPACE), text)

/** What somebody has typed, told apart from what is said about it: quotation marks of their own become inner ones. */
export const quoted = (text: string): string =>
  `„${text.replaceAll('„', '‚').replaceAll(/[“”]/g, '‘')}“`

/** Letters of scripts that the fonts of papers and share images have nothing of; decorated numbers such as ① are none. */
const OTHER_SCRIPTS =
  /[\p{L}--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]]/gv

/**
 * The letters for which papers and share images show `□`, each once, in their order.
 * Browsers, which have no fonts to look into, know them by their script.
 */
export const unprintedLetters = (text: string): string[] => [...new Set(text.match(OTHER_SCRIPTS))]
