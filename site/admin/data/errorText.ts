/** `Fehler beim Speichern des Produkts: Preis muss positiv sein`. */
export function withReason(text: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return reason ? `${text}: ${reason}` : text
}
