import { todayKindLabels } from '../../../shared/inquiries/today-kinds.ts'
import type { OfferDecision } from '../../../shared/offers/decisions.ts'
import { formatEuros } from '../../../shared/offers/money.ts'

/** What is asked for before it is done. */
export type Decision = Exclude<OfferDecision, 'revise'>

interface DecisionTexts {
  press: string
  title: string
  /** What follows from it. */
  text: string
  /** It gives the machines to the customer, which the last words of `text` and `done` say. */
  sells?: boolean
  /** Whether a mail tells the customer, where one can go out. */
  isConfirmedByMail?: boolean
  /** What is asked for, and how the API calls it. */
  field?: {
    name: 'name' | 'reason' | 'text'
    label: string
    isLong: boolean
    /** What is said when it is empty; without it, it may be. */
    missing?: string
  }
  confirm: string
  done: string
}

/** What a sale of so many machines ends with. */
export function andReserved(pieces: number): string {
  if (pieces === 0) return ''
  return pieces === 1 ? ', die Maschine ist reserviert' : ', die Maschinen sind reserviert'
}

export const decisionTexts: Record<Decision, DecisionTexts> = {
  accept: {
    press: 'Angenommen',
    title: 'Hat der Kunde zugesagt?',
    text: 'Am Telefon oder per E-Mail. Die Anfrage ist damit gewonnen',
    sells: true,
    isConfirmedByMail: true,
    field: {
      name: 'name',
      label: 'Wer hat zugesagt?',
      isLong: false,
      missing: 'Bitte nennen Sie den Namen',
    },
    confirm: 'Als angenommen festhalten',
    done: 'Angebot angenommen',
  },
  decline: {
    press: 'Abgesagt',
    title: 'Hat der Kunde abgesagt?',
    text: 'Das Angebot ist damit abgeschlossen. Eine neue Fassung können Sie ihm trotzdem senden.',
    field: { name: 'reason', label: 'Grund (freiwillig)', isLong: true },
    confirm: 'Als abgelehnt festhalten',
    done: 'Angebot abgelehnt',
  },
  confirm: {
    press: 'Bestellung bestätigen',
    title: 'Bestellung bestätigen?',
    text: 'Damit ist der Verkauf abgeschlossen: Die Anfrage ist gewonnen',
    sells: true,
    isConfirmedByMail: true,
    confirm: 'Bestellung bestätigen',
    done: 'Bestellung bestätigt',
  },
  refuse: {
    press: 'Bestellung ablehnen',
    title: 'Bestellung ablehnen?',
    text: 'Was Sie hier schreiben, geht per E-Mail an den Kunden. Hat er keine Adresse angegeben, rufen Sie ihn an: Es steht dann als Telefonat in der Anfrage.',
    field: {
      name: 'text',
      label: 'Nachricht an den Kunden',
      isLong: true,
      missing: 'Bitte schreiben Sie dem Kunden, warum',
    },
    confirm: 'Ablehnen und mitteilen',
    done: 'Bestellung abgelehnt',
  },
  withdraw: {
    press: 'Zurückziehen',
    title: 'Angebot zurückziehen?',
    text: 'Der Kunde kann es dann nicht mehr annehmen. Sein Link sagt, dass es zurückgezogen ist. Rückgängig machen lässt sich das nicht.',
    confirm: 'Zurückziehen',
    done: 'Angebot zurückgezogen',
  },
  reopen: {
    press: 'Annahme aufheben',
    title: 'Annahme aufheben?',
    text: 'Das Angebot ist wieder offen. Was dafür reserviert ist, wird frei. Maschinen, die inzwischen verkauft sind, bleiben verkauft. Der Kunde bekommt darüber keine E-Mail: Hat er schon eine Bestätigung, geben Sie ihm bitte selbst Bescheid.',
    confirm: 'Annahme aufheben',
    done: 'Annahme aufgehoben, die Reservierungen sind beendet',
  },
}

/** The texts of a decision about an offer of so many machines. */
export function textsOf(decision: Decision, pieces: number): DecisionTexts {
  const texts = decisionTexts[decision]
  if (!texts.sells) return texts
  const reserved = andReserved(pieces)
  return { ...texts, text: `${texts.text}${reserved}.`, done: texts.done + reserved }
}

const { order, received } = todayKindLabels

/** What the customer has asked, and where Heute lists it: as long as an order waits, with that. */
export const openQuestionText = (isOrdered: boolean): string =>
  `Das hat der Kunde geschrieben, und er wartet noch auf eine Antwort. ${
    isOrdered
      ? `Bis Sie seine Bestellung bestätigen, steht die Anfrage in „Heute“ unter „${order}“, danach`
      : 'Bis dahin steht die Anfrage in „Heute“'
  } unter „${received}“.`

/** What a customer with this address is told of a decision that a mail confirms; null where that is not known. */
export function confirmationText(canMail: boolean, email: string | null): string | null {
  if (!canMail)
    return 'Von hier geht keine E-Mail hinaus: Bitte geben Sie dem Kunden selbst Bescheid.'
  if (email === null) return null
  return email
    ? `Die Bestätigung geht per E-Mail an ${email}.`
    : 'Der Kunde hat keine E-Mail-Adresse angegeben: Bitte geben Sie ihm selbst Bescheid.'
}

interface Customer {
  name: string
  company: string
}

/** What is decided on, for whoever decides: `AN-2026-0009-2, Ada Ahrens, Hafen GmbH: 33.915,00 €`. */
export const decidedOn = (number: string, { name, company }: Customer, total: number): string =>
  `${[number, name, company].filter(Boolean).join(', ')}: ${formatEuros(total)}`
