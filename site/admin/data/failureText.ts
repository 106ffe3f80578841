/** The sentence of a refusal, with what is said of the single fields. */
export function failureText(error: Error & { body?: { errors?: Record<string, string> } }): string {
  return [error.message, ...Object.values(error.body?.errors ?? {})].join(' ')
}
