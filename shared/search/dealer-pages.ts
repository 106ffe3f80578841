import { paths } from '../addresses/paths.ts'
import { spellOut, wholeWords } from '../writing/search-text.ts'

/** What of the dealer's site somebody may look for in the field that finds machines. */
const pageTopics = [
  'emergency',
  'parts',
  'service',
  'purchase',
  'financing',
  'delivery',
  'hours',
  'rental',
  'training',
  'contact',
  'imprint',
  'privacy',
  'terms',
  'about',
  'adviser',
  'guide',
] as const
export type PageTopic = (typeof pageTopics)[number]

/** What buyers call each: alternatives of a regular expression, in lower case. */
const words: Record<PageTopic, string> = {
  emergency:
    'not-?(dienst|ruf|fall)(-?nummer)?|pannen(dienst|hilfe)?|panne|störung(sdienst)?|bereitschaft(sdienst)?|stapler (steht|defekt|kaputt)|24-?h(-?service)?|emergency|breakdown',
  parts:
    'ersatz-?teil(e|en|bestellung|service|verkauf)?|verschleißteil|zubehör|ersatzreifen|spare-?parts?|parts',
  service:
    'service|wartung(svertrag)?|reparatur|reparieren|instandsetzung|werkstatt|kundendienst|inspektion|uvv-?(prüfung|service|termin)|fem-?prüfung|prüfung|monteur|techniker|repair|maintenance',
  purchase:
    'ankauf|an-?kaufen|inzahlung(nahme)?|in zahlung( (geben|nehmen))?|stapler verkaufen|verkaufen|altgerät|trade-?in|part-?exchange|sell-?(my|your|a)?-?(forklift|truck)',
  financing:
    'finanzierung|finanzieren|ratenkauf|ratenzahlung|mietkauf|financ(e|ing)|hire-?purchase|instal(l)?ment',
  delivery:
    '(an|aus)?liefer(ung|zeit|kosten|preis|termin|n)|lieferungs?kosten|transport(kosten|preis)?|fracht(kosten)?|versand(kosten)?|spedition|delivery|shipping|ship|transport|freight',
  hours: 'öffnungszeit|geöffnet|sprechzeit|geschäftszeit|opening-?(hours|times)',
  rental: 'miet-?(stapler|park|preis)|mietpreisliste|vermietung|stapler (mieten|leihen)|rental',
  training:
    'fahrer-?(schulung|ausbildung|unterweisung)|stapler-?(schein|führerschein|schulung)|schulung|ausbildung|unterweisung|einweisung|training',
  contact:
    'kontakt(daten|formular)?|telefon(nummer)?|anrufen|rückruf|e-?mail(-?adresse)?|adresse|anschrift|anfahrt|ansprechpartner|contact|phone',
  imprint: 'impressum|imprint|legal-?notice',
  privacy: 'datenschutz(erklärung)?|dsgvo|privacy',
  terms: 'agb|geschäftsbedingung|lieferbedingung|terms(-and-conditions)?|conditions-of-sale',
  about: '(über uns|unternehmen|team|referenz|stellenangebot|karriere)|about us',
  adviser: 'stapler-?berat(er|ung)|beratung|berater|welcher stapler( passt)?',
  guide: '(kauf-?)?ratgeber|zustandsklasse|kaufberatung|checkliste',
}

const patterns = pageTopics.map((topic) => ({ topic, pattern: wholeWords(words[topic]) }))

/** Which page words ask for; undefined for any others. */
export function pageTopicOf(phrase: string): PageTopic | undefined {
  const plain = spellOut(phrase)
  const hyphened = plain.replaceAll(' ', '-')
  return patterns.find(({ pattern }) => pattern.test(plain) || pattern.test(hyphened))?.topic
}

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
