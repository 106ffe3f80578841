import type { DealerContact } from './contact.ts'

const representationInEnglish: Record<DealerContact['legal']['representedBy'], string> = {
  directors: 'Managing director',
  owner: 'Owner',
  ownerFemale: 'Owner',
  board: 'Executive board',
  partners: 'General partners',
}

/** As `registerData`; the court keeps its name. */
export function englishRegisterData({
  city,
  legal,
}: Pick<DealerContact, 'city' | 'legal'>): string[] {
  const { representedBy, managingDirector, registerCourt, registerNumber } = legal
  return [
    registerNumber && `Registered office ${city}, ${registerCourt}, ${registerNumber}`,
    managingDirector && `${representationInEnglish[representedBy]}: ${managingDirector}`,
  ].filter(Boolean)
}
