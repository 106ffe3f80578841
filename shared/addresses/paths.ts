import {
  APPOINTMENT,
  CALLBACK,
  CONCERN,
  type Concern,
  POSTCODE,
  SOUGHT,
  TAKEN,
} from './parameters.ts'

/** Above the pages that confirm to whoever has sent an inquiry what they have sent. */
export const CONTACT_SENT = '/kontakt/gesendet'
/** Behind the address of a confirmation, where the wanted time for a callback was taken. */
export const TIME_TAKEN = `?${APPOINTMENT}=${TAKEN}`

/** Above the pages in English. */
const ENGLISH = '/en'
const ENGLISH_SENT = `${ENGLISH}/sent`
const ENGLISH_ALERTS = `${ENGLISH}/alerts`

/** Whether a path is that of a page in English. */
export const isEnglish = (path: string): boolean =>
  path === ENGLISH || path.startsWith(`${ENGLISH}/`)

/** In the place of a machine's number. */
export const SAMPLE = 'muster'

/** The addresses of the public site, and those of the admin that mails link to. */
export const paths = {
  home: '/',
  category: (slug: string) => `/kategorie/${slug}`,
  catalogue: '/alle-gabelstapler',
  adviser: '/staplerberater',
  product: (id: number) => `/produkt/${id}`,
  /** The image for link previews; `version` changes with its content. */
  shareImage: (id: number, version: string) => `/vorschaubild/${id}-${version}.jpg`,
  /** Its data sheet, what was checked of it, and the sign for its windscreen, as PDF. */
  dataSheet: (productId: number) => `/produkt/${productId}/datenblatt.pdf`,
  conditionReport: (productId: number) => `/produkt/${productId}/zustand.pdf`,
  /** Shows what such a report says, whatever machines there are. */
  sampleReport: `/produkt/${SAMPLE}/zustand.pdf`,
  sign: (productId: number) => `/produkt/${productId}/aushang.pdf`,
  /** Its dimensional drawing as a picture. */
  sketch: (productId: number) => `/produkt/${productId}/skizze.svg`,
  /** A draft for whoever has the token. */
  preview: '/vorschau',
  previewOf: (token: string) => `/vorschau/${token}`,
  contact: '/kontakt',
  inquiry: (productId: number, postcode?: string | null) =>
    `/kontakt?produkt=${productId}${postcode ? `&${POSTCODE}=${postcode}` : ''}`,
  callback: (productId: number) => `/kontakt?produkt=${productId}&${CALLBACK}=1`,
  contactFor: (concern: Concern, productId?: number | string, postcode?: string | null) =>
    `/kontakt?${CONCERN}=${concern}${productId === undefined ? '' : `&produkt=${productId}`}${postcode ? `&${POSTCODE}=${postcode}` : ''}`,
  /** For a machine that is not there, with what it is sought by, in words. */
  contactSeeking: (sought: string) =>
    `/kontakt?${CONCERN}=suche${sought && `&${SOUGHT}=${encodeURIComponent(sought)}`}`,
  /** For several machines at once, at most `MOST_PRODUCTS` of them. */
  inquiryFor: (productIds: readonly number[]) => `/kontakt?produkte=${productIds.join(',')}`,
  shortlist: '/merkliste',
  comparison: '/vergleich',
  /** What somebody has sent, for whoever has the token, and the time of their callback for their calendar. */
  inquiryCopy: (token: string) => `${CONTACT_SENT}/${token}`,
  inquiryAppointment: (token: string) => `${CONTACT_SENT}/${token}/termin.ics`,
  service: '/service',
  used: '/gebrauchte-stapler',
  /** What a buyer of a used machine should know, and what its grade means. */
  usedGuide: '/gebrauchtstapler-ratgeber',
  grades: '/gebrauchtstapler-ratgeber#zustandsklassen',
  rental: '/stapler-mieten',
  about: '/ueber-uns',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  /** What an account has to do, for calendar programs. */
  calendar: (secret: string) => `/kalender/${secret}.ics`,
  /** What a customer sees of an offer, and its paper; each has a token. */
  offers: '/angebot',
  offer: (token: string) => `/angebot/${token}`,
  /** Shown at the link of an offer that was deleted. */
  withdrawnOffer: '/angebot/zurueckgezogen',
  offerPaper: (token: string) => `/angebot/${token}/angebot.pdf`,
  /** Where a form without a script asks for a search alert, the page of one, and where mail programs end it. */
  alerts: '/suchauftrag',
  alert: (token: string) => `/suchauftrag/${token}`,
  endAlert: (token: string) => `/suchauftrag/${token}/abbestellen`,
  /** For buyers abroad; none of it exists where the dealer has no English pages. */
  english: {
    home: ENGLISH,
    product: (id: number) => `${ENGLISH}/machine/${id}`,
    dataSheet: (productId: number) => `${ENGLISH}/machine/${productId}/data-sheet.pdf`,
    conditionReport: (productId: number) => `${ENGLISH}/machine/${productId}/condition-report.pdf`,
    contact: `${ENGLISH}/contact`,
    inquiry: (productId: number) => `${ENGLISH}/contact?product=${productId}`,
    sent: ENGLISH_SENT,
    inquiryCopy: (token: string) => `${ENGLISH_SENT}/${token}`,
    /** Shown at the link of an offer that was sent in English; by itself nothing is there. */
    offer: '/angebot/en',
    withdrawnOffer: '/angebot/en-withdrawn',
    /** As `alerts`, `alert` and `endAlert`. The links in mails stay when the English pages go. */
    alerts: ENGLISH_ALERTS,
    alert: (token: string) => `${ENGLISH_ALERTS}/${token}`,
    endAlert: (token: string) => `${ENGLISH_ALERTS}/${token}/unsubscribe`,
  },
  icon: '/icon.svg',
  /** New machines for feed readers. */
  news: '/neu.atom',
  feed: (secret: string, file: string) => `/feeds/${secret}/${file}`,
  adminFeeds: '/admin/feeds',
  adminToday: '/admin/heute',
  /** What a machine's label leads to; without a number what somebody in the yard starts from. */
  adminYard: (id?: number) => (id === undefined ? '/admin/hof' : `/admin/hof/${id}`),
  adminInquiry: (id: number) => `/admin/inquiries?anfrage=${id}`,
  adminSpam: `/admin/inquiries?filter=${encodeURIComponent('{"spam":"true"}')}`,
  /** Browsers send nothing of what follows `#`, so that the token is in no log. */
  adminSetPassword: (token: string) => `/admin/passwort-setzen#token=${token}`,
} as const

/** The pages that exist whatever products and categories there are. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.catalogue,
  paths.adviser,
  paths.category('all'),
  paths.used,
  paths.usedGuide,
  paths.rental,
  paths.service,
  paths.about,
  paths.contact,
  paths.imprint,
  paths.privacy,
  paths.terms,
]

/** Published pages without content of their own, which search engines leave out. */
export const unlistedPages: readonly string[] = [paths.shortlist, paths.comparison]
