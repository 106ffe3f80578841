/** Removes line breaks, invisible characters and direction marks, for names, subjects and tables. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ').trim()

export const paragraphs = (...parts: (string | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`
