import { z } from 'zod'
import { phoneOf } from '../writing/phone.ts'
import { isDemo } from './company.ts'
import { exceptionalDay, representationLabels, representedBy, week } from './company-settings.ts'
import { days } from './opening-hours.ts'
import type { Settings } from './settings.ts'

const telephone = z.object({ label: z.string(), href: z.string() })

/** Who the dealer is, and when and how they are reached: what their letters say of them. */
export const dealerContact = z.object({
  name: z.string(),
  shortName: z.string(),
  /** Still the demo dealer, whom nobody can buy from. */
  isDemo: z.boolean(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: telephone,
  emergencyPhone: telephone.nullable(),
  fax: z.string(),
  email: z.string(),
  founded: z.number().nullable(),
  legal: z.object({
    representedBy,
    managingDirector: z.string(),
    registerCourt: z.string(),
    registerNumber: z.string(),
    vatId: z.string(),
    editor: z.string(),
  }),
  week,
  byAppointment: z.array(z.enum(days)),
  /** All of them: the clock counts far ahead and back. */
  exceptions: z.array(exceptionalDay),
  /** Those of their state, of this year and the next. */
  holidays: z.array(z.iso.date()),
  replyHours: z.number(),
  /** Whether the pages below `/en` exist. */
  hasEnglish: z.boolean(),
})
export type DealerContact = z.infer<typeof dealerContact>

/** @param holidays of this year and the next */
export function contactOf(
  { company, legal, hours, english }: Pick<Settings, 'company' | 'legal' | 'hours' | 'english'>,
  holidays: string[],
): DealerContact {
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
