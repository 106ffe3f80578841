/** Letters of scripts that the fonts of papers and share images have nothing of; decorated numbers such as ① are none. */
const OTHER_SCRIPTS =
  /[\p{L}--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]]/gv

/**
 * The letters for which papers and share images show `□`, each once, in their order.
 * Browsers, which have no fonts to look into, know them by their script.
 */
export const unprintedLetters = (text: string): string[] => [...new Set(text.match(OTHER_SCRIPTS))]
