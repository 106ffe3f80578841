import type { DealerContact } from './contact.ts'

/** As `registerData`; the court keeps its name. */
export function englishRegisterData({
  city,
  legal,
}: Pick<DealerContact, 'city' | 'legal'>): string[] {
  const { managingDirector, registerCourt, registerNumber } = legal
  return [
    registerNumber && `Registered office ${city}, ${registerCourt}, ${registerNumber}`,
    managingDirector && `Managing director: ${managingDirector}`,
  ].filter(Boolean)
}
