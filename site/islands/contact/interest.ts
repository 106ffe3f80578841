const sentence = (title: string) => `Ich interessiere mich für: ${title}`

/**
 * The message with a first sentence about the machine asked for. What the visitor has typed always stays.
 * @param title of the machine, null if there is none
 * @param previous title that an earlier visit has put into the message
 */
export function withInterest(message: string, title: string | null, previous: string): string {
  const own = withoutInterest(message, previous)
  if (title === null) return own.trim() === '' ? '' : message
  return own.trim() === '' ? sentence(title) : `${sentence(title)}\n\n${own.trimStart()}`
}

/** The message without the first sentence about a machine. */
export function withoutInterest(message: string, title: string): string {
  const start = sentence(title)
  if (title === '' || !message.startsWith(start)) return message
  const rest = message.slice(start.length)
  return rest === '' || /^\s/.test(rest) ? rest.trimStart() : message
}
