const sentence = (title: string) => `Ich interessiere mich für: ${title}`

/**
 * The message with its first sentence about the machine asked for; what was typed always stays.
 * @param title of the machine now asked for, null when there is none
 * @param previous title that an earlier visit put into this message
 */
export function withInterest(message: string, title: string | null, previous: string): string {
  const own = withoutInterest(message, previous)
  if (title === null) return own.trim() === '' ? '' : message
  return own.trim() === '' ? sentence(title) : `${sentence(title)}\n\n${own.trimStart()}`
}

/** The message without the sentence that an earlier visit put before it. */
export function withoutInterest(message: string, title: string): string {
  const start = sentence(title)
  if (title === '' || !message.startsWith(start)) return message
  const rest = message.slice(start.length)
  return rest === '' || /^\s/.test(rest) ? rest.trimStart() : message
}
