import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import { promisedReply } from '../../../shared/dealer/clock.ts'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { CLOSING, greeting } from '../../../shared/inquiries/letter-form.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { builtText, makerBesideTitle } from '../../../shared/product/terms.ts'
import { formatAppointment, formatDateTime } from '../../../shared/time/dates.ts'
import { formatSize } from '../../../shared/writing/format.ts'
import { type Language, languageLabels } from '../../../shared/writing/language.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'
import { companySignature } from '../../dealer/settings/mail-sender.ts'

type Row = [label: string, value: string]

/**
 * Tells the dealer of a new inquiry.
 * @param files that came with it
 */
export function notificationText(
  inquiry: Inquiry,
  files: readonly { name: string; size: number }[],
  siteUrl: string,
): SubjectAndText {
  const { receipt, callback, callbackAt, answerDueAt, concern, email } = inquiry
  const { products, deliveryPostcode } = inquiry
  const [first] = products
  const sender = [inquiry.name, inquiry.company].filter(Boolean).map(oneLine).join(', ')
  const about = first ? ` zu ${oneLine(counted(first))}${andOthers(products.length - 1)}` : ''
  const subject = concern ? `${concernLabels[concern]}, ` : ''
  const rows: Row[] = [
    ['Name', oneLine(inquiry.name)],
    ['Firma', oneLine(inquiry.company)],
    ['Sprache', inquiry.language === 'de' ? '' : languageLabels[inquiry.language]],
    ['Anliegen', concern ? concernLabels[concern] : ''],
    ['E-Mail', email],
    ['Telefon', oneLine(inquiry.phone)],
    ...productRows(inquiry, siteUrl),
    ['Liefern', deliveryPostcode ? `nach ${deliveryPostcode}` : ''],
    ['Dateien', files.map(({ name, size }) => `${name} (${formatSize(size)})`).join(', ')],
  ]
  return {
    subject: `${receipt}: ${subject}${callback ? 'Rückruf erbeten von' : 'Anfrage von'} ${sender}${about}`,
    text: paragraphs(
      `Anfrage ${receipt} vom ${formatDateTime(inquiry.createdAt)} Uhr`,
      callback &&
        `Bitte zurückrufen: ${oneLine(inquiry.phone)}${callbackAt ? `, ${formatAppointment(callbackAt, answerDueAt)}` : ''}`,
      table(rows),
      inquiry.message && `Nachricht:\n${inquiry.message}`,
      [
        email
          ? `Eine Antwort auf diese E-Mail geht an ${email}.`
          : 'Eine E-Mail-Adresse wurde nicht angegeben: Bitte antworten Sie am Telefon.',
        `In der Verwaltung: ${siteUrl}${paths.adminInquiry(inquiry.id)}`,
      ].join('\n'),
    ),
  }
}

/**
 * Tells the sender that the inquiry has arrived and what happens next. Anybody can enter a stranger's
 * address, so the mail contains neither the message nor anything that a mail program turns into a link.
 * @param files that came with it
 */
export function confirmationText(
  inquiry: Inquiry,
  files: readonly { name: string }[],
  dealer: DealerContact,
  siteUrl: string,
): SubjectAndText {
  const { receipt, callback, callbackAt, answerDueAt, concern } = inquiry
  const { products, deliveryPostcode } = inquiry
  const received = new Date(inquiry.createdAt)
  const within = callbackAt
    ? `am ${formatAppointment(callbackAt, answerDueAt)},`
    : `in der Regel ${promisedReply(dealer.replyHours, dealer, received)}`
  const to = deliveryPostcode ? `, geliefert nach ${deliveryPostcode}` : ''
  const about = products.length > 0 ? ` Es geht um ${machines(products)}${to}.` : ''
  return {
    subject: subjectOf(receipt, 'de'),
    text: paragraphs(
      greeting(oneLine(inquiry.name)),
      `vielen Dank für Ihre Anfrage. Sie ist am ${formatDateTime(inquiry.createdAt)} Uhr bei uns eingegangen und hat die Nummer ${receipt}.${about}`,
      table([
        ['Anliegen', concern ? concernLabels[concern] : ''],
        ['Dateien', files.length > 0 ? namesOf(files) : ''],
      ]),
      callback
        ? `So geht es weiter: Wir rufen Sie ${within}${under(oneLine(inquiry.phone))} zurück.${callbackAt ? ' Der Termin liegt für Ihren Kalender bei.' : ''}`
        : `So geht es weiter: Wir prüfen Ihre Anfrage und antworten Ihnen ${within}.`,
      `Möchten Sie etwas ergänzen, oder eilt es? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an: ${dealer.phone.label}. Mit der Nummer ${receipt} finden wir Ihre Anfrage sofort.`,
      concern === 'service' &&
        dealer.emergencyPhone !== null &&
        `Steht die Maschine still? Unseren Notdienst erreichen Sie unter ${dealer.emergencyPhone.label}.`,
      CLOSING,
      companySignature(dealer, siteUrl),
      `Sie erhalten diese E-Mail, weil mit Ihrer Adresse eine Anfrage auf ${siteUrl} gesendet wurde. Falls Sie das nicht waren, brauchen Sie nichts zu tun. Was wir mit Ihren Angaben machen: ${siteUrl}${paths.privacy}`,
    ),
  }
}

/** The subject of all mails to a sender: mail programs put those into one thread that have the same. */
export const subjectOf = (receipt: string, language: Language) =>
  language === 'en' ? `Your enquiry ${receipt}` : `Ihre Anfrage ${receipt}`

const PLAIN_NUMBER = /^[\d +()/-]+$/
/** A telephone number that says nothing else; empty for any other text. */
export const plainNumber = (phone: string) => (PLAIN_NUMBER.test(phone) ? phone : '')
const under = (phone: string) => plainNumber(phone) && ` unter ${phone}`

/** Where the only dot is that of the ending, no mail program takes a name for an address. */
const PLAIN_FILE = /^[\p{L}\p{M}\p{N} _()-]{1,60}\.(?:jpg|png|webp|heic|pdf)$/u

/** The names of files that are plain ones. */
export const plainFiles = (files: readonly { name: string }[]): string[] =>
  files.map(({ name }) => oneLine(name)).filter((name) => PLAIN_FILE.test(name))

/** Those, and how many others there are. */
function namesOf(files: readonly { name: string }[]): string {
  const plain = plainFiles(files)
  if (plain.length === 0) return String(files.length)
  const others = files.length - plain.length
  const more = others === 1 ? ['eine weitere'] : others > 1 ? [`${others} weitere`] : []
  return inWords.format([...plain, ...more])
}

/** Lines of what is said; rows without a value are left out. */
const table = (rows: readonly Row[]): string =>
  rows
    .filter(([, value]) => value)
    .map(([label, value]) => `${label && `${label}:`}`.padEnd(10) + value)
    .join('\n')

type AskedProduct = Inquiry['products'][number]

function productRows({ product, products }: Inquiry, siteUrl: string): Row[] {
  const isOnly = products.length === 1
  return products.flatMap(({ id, title, quantity }, index): Row[] => [
    [
      isOnly ? 'Gerät' : `Gerät ${index + 1}`,
      counted({ title: isOnly && product ? machine(product) : oneLine(title), quantity }),
    ],
    ['', id ? siteUrl + paths.product(id) : ''],
  ])
}

function andOthers(count: number): string {
  if (count <= 0) return ''
  return count === 1 ? ' und einem weiteren Gerät' : ` und ${count} weiteren Geräten`
}

const inWords = new Intl.ListFormat('de')

function machines(products: AskedProduct[]): string {
  const titles = products.map(({ title, quantity }) =>
    counted({ title: `„${oneLine(title)}“`, quantity }),
  )
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${pieces > 1 ? 'die Geräte' : 'das Gerät'} ${inWords.format(titles)}`
}

function machine(product: NonNullable<Inquiry['product']>): string {
  const { amount } = priceParts(product)
  const facts = [makerBesideTitle(product), builtText(product), amount].filter(Boolean).join(', ')
  return oneLine(`${product.title} (${facts})`)
}
