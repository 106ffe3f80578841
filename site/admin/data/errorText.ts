/** What went wrong, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** `Fehler beim Speichern des Produkts: Preis muss positiv sein`. */
export function withReason(text: string, error: unknown): string {
  const reason = reasonOf(error)
  return reason ? `${text}: ${reason}` : text
}
