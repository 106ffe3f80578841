import { stringify } from 'csv-stringify/sync'
import { formatDay } from '../../../shared/dates.ts'
import { type ListedOffer, offerStatusLabels, paperNumber } from '../../../shared/offers/offer.ts'
import { taxModeLabels } from '../../../shared/offers/offer-input.ts'

const HEAD = [
  ...['Angebot', 'Anfrage', 'Firma', 'Name', 'Stand', 'Gesendet', 'Gültig bis', 'Steuer', 'Netto'],
  ...['MwSt.-Satz', 'MwSt.', 'Differenzbesteuert', 'Gesamt', 'Inzahlungnahme', 'Zu zahlen'],
  ...['Entschieden', 'Von'],
]

const amount = (value: number) => value.toFixed(2).replace('.', ',')

/** Offers as a table for German spreadsheets. */
export function offersCsv(offers: ListedOffer[]): string {
  const rows = offers.map((offer) => {
    const { totals, recipient, decision, sentAt, inquiry } = offer
    return [
      ...[paperNumber(offer), inquiry.receipt, recipient.company, recipient.name],
      ...[offerStatusLabels[offer.status], sentAt ? formatDay(sentAt) : ''],
      ...[formatDay(offer.validUntil), taxModeLabels[offer.taxMode], amount(totals.net)],
      ...[totals.vatRate.toLocaleString('de-DE'), amount(totals.vat), amount(totals.margin)],
      ...[amount(totals.total), amount(totals.tradeIn), amount(totals.payable)],
      ...[decision ? formatDay(decision.at) : '', decision?.name ?? ''],
    ]
  })
  return stringify([HEAD, ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A name that begins like a formula stays a text.
    escape_formulas: true,
  })
}
