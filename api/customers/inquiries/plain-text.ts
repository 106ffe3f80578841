/** One spelling of a text, by which two are compared: `  Erika MUSTER ` is `erika muster`. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ')
