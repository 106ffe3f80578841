import type { DealerContact } from './contact.ts'

/** What § 35a GmbHG requires in business letters, as far as it is known. */
export function registerData({ city, legal }: Pick<DealerContact, 'city' | 'legal'>): string[] {
  const { managingDirector, registerCourt, registerNumber } = legal
  return [
    registerNumber && `Sitz ${city}, ${registerCourt}, ${registerNumber}`,
    managingDirector && `Geschäftsführung: ${managingDirector}`,
  ].filter(Boolean)
}
