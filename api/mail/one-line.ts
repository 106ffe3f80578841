/** What breaks a line, hides or turns text around has no business in a name, a subject or a table. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ').trim()
