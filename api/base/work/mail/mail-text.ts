/** Removes line breaks, invisible characters and direction marks, for names, subjects and tables. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ').trim()

/** The text of a mail; parts that say nothing are left out. */
export const paragraphs = (...parts: (string | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`
