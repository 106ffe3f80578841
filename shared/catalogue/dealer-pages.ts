import { paths } from '../addresses/paths.ts'
import type { PageTopic } from '../search/page-topics.ts'

/** A page of the dealer that a search asks for. */
export interface DealerPage {
  label: string
  address: string
  /** As people read it. */
  phone?: string | undefined
}

/** The dealer's numbers; without an emergency number no emergency service is offered. */
export interface Numbers {
  phone: string
  emergency: string | null
}

type Entry = Pick<DealerPage, 'label' | 'address'> & { hasPhone?: true }

const entries: Record<PageTopic, Entry> = {
  emergency: { label: 'Notdienst', address: `${paths.service}#notdienst`, hasPhone: true },
  parts: { label: 'Ersatzteile', address: paths.service, hasPhone: true },
  service: { label: 'Service für Gabelstapler', address: paths.service, hasPhone: true },
  purchase: { label: 'Ankauf und Inzahlungnahme', address: paths.contactFor('ankauf') },
  financing: { label: 'Finanzierung und Leasing', address: paths.contact, hasPhone: true },
  delivery: {
    label: 'Lieferung anfragen',
    address: paths.contactFor('lieferung'),
    hasPhone: true,
  },
  hours: { label: 'Öffnungszeiten', address: paths.contact, hasPhone: true },
  rental: { label: 'Stapler mieten', address: paths.rental, hasPhone: true },
  training: { label: 'Fahrerschulung', address: paths.service, hasPhone: true },
  contact: { label: 'Kontakt', address: paths.contact, hasPhone: true },
  imprint: { label: 'Impressum', address: paths.imprint },
  privacy: { label: 'Datenschutz', address: paths.privacy },
  terms: { label: 'AGB', address: paths.terms },
  about: { label: 'Über uns', address: paths.about },
  adviser: { label: 'Welcher Stapler passt?', address: paths.adviser, hasPhone: true },
  guide: { label: 'Kaufratgeber', address: paths.usedGuide },
}

/** The pages about these topics, each with the number under which somebody answers. */
export function dealerPages(topics: readonly PageTopic[], numbers: Numbers): DealerPage[] {
  return topics.map((topic) => {
    const { label, address, hasPhone } = entries[topic]
    if (topic === 'emergency')
      return numbers.emergency
        ? { label, address, phone: numbers.emergency }
        : { label: 'Service für Gabelstapler', address: paths.service, phone: numbers.phone }
    return { label, address, ...(hasPhone && { phone: numbers.phone }) }
  })
}
