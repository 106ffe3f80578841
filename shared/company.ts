/**
 * The demo dealer. Name, address and register data are invented; the telephone numbers come from the
 * range that the Bundesnetzagentur reserves for fiction. A real dealer replaces this file, and fills in
 * every `null` before going public.
 */
export const company = {
  name: 'ElbStapler GmbH',
  shortName: 'ElbStapler',
  isDemo: true,
  street: 'Musterkai 12',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: { label: '040 66969-100', href: 'tel:+494066969100' },
  emergencyPhone: { label: '040 66969-112', href: 'tel:+494066969112' },
  fax: null,
  email: 'info@elbstapler.example',
  founded: 2003,
  employees: '45+',
  geo: { latitude: 53.5413, longitude: 9.9841 },
  legal: {
    managingDirector: null as string | null,
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: null as string | null,
    vatId: null as string | null,
    editor: null as string | null,
  },
} as const

/** Claims in the marketing texts; each must be provable before it is published (§ 5 UWG). */
export const claims = {
  machines: '500+',
  years: '20+',
  customers: '1000+',
  satisfaction: '98%',
  savings: 'bis zu 50 %',
  replyHours: 24,
} as const

export interface OpeningHours {
  label: string
  days: readonly string[]
  /** Hours of the day, local time; null on closed days. */
  open: readonly [from: number, to: number] | null
}

export const openingHours: readonly OpeningHours[] = [
  { label: 'Mo–Fr', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], open: [8, 18] },
  { label: 'Sa', days: ['Saturday'], open: [9, 14] },
  { label: 'So', days: ['Sunday'], open: null },
]

/** `[8, 18]` → `8:00–18:00 Uhr`; closed days → `geschlossen`. */
export function formatHours(open: OpeningHours['open']): string {
  return open ? `${open[0]}:00–${open[1]}:00 Uhr` : 'geschlossen'
}

/** Tells visitors that they cannot buy anything here yet. */
export const DEMO_NOTICE = 'Vorführung: Firma, Maschinen und Preise sind Beispiele.'

export const B2B_OFFER = 'Angebot nur für Unternehmer (§ 14 BGB)'
export const B2B_NOTICE = `${B2B_OFFER}, Preise zzgl. MwSt.`

/** What § 5 DDG demands in the Impressum, under the names used there. */
export const legalDataLabels: Record<keyof typeof company.legal, string> = {
  managingDirector: 'Geschäftsführung',
  registerCourt: 'Registergericht',
  registerNumber: 'Handelsregisternummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  editor: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
}

/** The names of the data that a real dealer still has to fill in. */
export function missingCompanyData(): string[] {
  const missing = Object.entries(company.legal)
    .filter(([, value]) => value === null)
    .map(([key]) => legalDataLabels[key as keyof typeof company.legal])
  return company.isDemo ? ['Firmendaten (derzeit Musterdaten)', ...missing] : missing
}
