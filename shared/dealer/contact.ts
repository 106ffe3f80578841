import { phoneOf } from '../writing/phone.ts'
import { isDemo } from './company.ts'
import { representationLabels } from './company-settings.ts'
import type { Settings } from './settings.ts'

/** Who the dealer is, and when and how they are reached: what their letters say of them. */
export type DealerContact = ReturnType<typeof contactOf>

/** @param holidays of this year and the next */
export function contactOf(
  { company, legal, hours, english }: Pick<Settings, 'company' | 'legal' | 'hours' | 'english'>,
  holidays: string[],
) {
  const { phone, emergencyPhone, state: _, ...rest } = company
  return {
    ...rest,
    isDemo: isDemo({ company }),
    phone: phoneOf(phone),
    emergencyPhone: emergencyPhone === '' ? null : phoneOf(emergencyPhone),
    legal,
    week: hours.week,
    byAppointment: hours.byAppointment,
    exceptions: hours.exceptions,
    holidays,
    replyHours: hours.replyHours,
    hasEnglish: english.hasPages,
  }
}

/** What § 35a GmbHG requires in business letters, as far as it is known. */
export function registerData({ city, legal }: Pick<DealerContact, 'city' | 'legal'>): string[] {
  const { representedBy, managingDirector, registerCourt, registerNumber } = legal
  return [
    registerNumber && `Sitz ${city}, ${registerCourt}, ${registerNumber}`,
    managingDirector && `${representationLabels[representedBy]}: ${managingDirector}`,
  ].filter(Boolean)
}
