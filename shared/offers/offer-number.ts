const NUMBER = /^\s*(?:an|angebot)[\s-]*(?:(\d{4})[\s-]+)?(\d{1,6})(?:-\d{1,3})?\s*$/i

/**
 * An offer's number as it is typed or read out: `AN-2026-0007`, that of a later version, `AN 7`, `an7`. Without its year it
 * may be one of any.
 * @returns null for what is none
 */
export function readOfferNumber(text: string): { year: number | null; serial: number } | null {
  const [, year, serial] = NUMBER.exec(text) ?? []
  return serial ? { year: year ? Number(year) : null, serial: Number(serial) } : null
}
