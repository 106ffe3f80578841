/** What somebody has typed, told apart from what is said about it: quotation marks of their own become inner ones. */
export const quoted = (text: string): string =>
  `„${text.replaceAll('„', '‚').replaceAll(/[“”]/g, '‘')}“`
