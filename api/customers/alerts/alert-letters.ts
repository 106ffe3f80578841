import { html } from 'hono/html'
import { paths } from '../../../shared/addresses/paths.ts'
import { BLOCK } from '../../../shared/alerts/alert-rules.ts'
import { soughtState, soughtText } from '../../../shared/alerts/sought.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { shareImageAlt, shareImagePath } from '../../../shared/dealer/share-image.ts'
import { priceText, visiblePrice } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatPrice } from '../../../shared/writing/format.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/mail-text.ts'
import { companySignature } from '../inquiries/letter-frame.ts'
import { lastDayOf } from './alert-times.ts'
import { machineHtml, machineText } from './machine-in-mail.ts'
import type { SearchAlertEntity } from './search-alert.entity.ts'

interface Sender {
  dealer: Dealer
  siteUrl: string
}

/** Cannot become a link or a sales pitch: anybody can enter a stranger's address and any words as a search. */
const PLAIN = /^(?!.*\.\p{L})[\p{L}\p{M}\p{N}\p{Zs}„“’.,:€²&()–-]{1,160}$/u

/** Asks whether the owner of the address wants the alert. */
export function confirmText(
  alert: SearchAlertEntity,
  categories: { slug: string; name: string }[],
  { dealer, siteUrl }: Sender,
): SubjectAndText {
  const sought = soughtText(soughtState(alert.query), categories)
  return {
    subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
    text: paragraphs(
      'Guten Tag,',
      `auf ${siteUrl} wurde für Ihre E-Mail-Adresse ein Suchauftrag angelegt.${PLAIN.test(sought) ? ` Gesucht: ${sought}.` : ''}`,
      `Bitte bestätigen Sie ihn hier, dann schreiben wir Ihnen, sobald eine passende Maschine eintrifft:\n${siteUrl}${paths.alert(alert.token)}`,
      `Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung beginnt der Suchauftrag nicht, und am ${formatDay(lastDayOf(alert))} löschen wir Ihre Adresse.`,
      `Sollen wir dieser Adresse nie wieder wegen eines Suchauftrags schreiben, wer auch immer sie einträgt? Dann sperren Sie sie hier:\n${siteUrl}${paths.alert(alert.token)}#${BLOCK}`,
      'Mit freundlichen Grüßen',
      companySignature(dealer, siteUrl),
    ),
  }
}

/** A machine to tell of. */
export interface FoundMachine {
  product: Product
  /** The price that was told before, if it fell. */
  before: number | null
}

const PRIVACY =
  'Ihre E-Mail-Adresse verwenden wir für diese Hinweise, bis der Suchauftrag endet. Was wir mit Ihren Angaben machen:'
const TODAY =
  'Preis und Verfügbarkeit sind der Stand von heute. Ist eine Maschine inzwischen reserviert oder verkauft, sagt es ihre Seite.'
const CLOSING =
  'Haben Sie Fragen, oder möchten Sie eine Maschine ansehen und probefahren? Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an.'

/** How many machines are shown with their pictures; the others are named. */
const MOST_SHOWN = 20

/** Tells somebody of machines that they seek. @param sought by that alert, in words */
export async function newsText(
  found: FoundMachine[],
  { alert, sought }: { alert: SearchAlertEntity; sought: string },
  { dealer, siteUrl }: Sender,
): Promise<SubjectAndText & { html: string }> {
  const all = found.map((one) => ({
    ...one,
    href: siteUrl + paths.product(one.product.id),
    price: priceLine(one),
    reason: `Sie bekommen diesen Hinweis, weil Sie suchen: ${sought}`,
  }))
  const shown = all.slice(0, MOST_SHOWN)
  const named = all.slice(MOST_SHOWN)
  const moreText =
    named.length > 0 &&
    `Dazu ${formatCount(named.length, 'weitere Maschine', 'weitere Maschinen')}:`
  const list = {
    label: `Alle Maschinen zu „${sought}“`,
    href: `${siteUrl}${paths.catalogue}${alert.query && `?${alert.query}`}`,
  }
  const privacyHref = siteUrl + paths.privacy
  const end = {
    label: `Suchauftrag ansehen, ändern oder beenden (läuft bis ${formatDay(lastDayOf(alert))})`,
    href: siteUrl + paths.alert(alert.token),
  }
  const signature = companySignature(dealer, siteUrl)
  const pictures = await Promise.all(
    shown.map(async ({ product }) => siteUrl + (await shareImagePath(product, dealer))),
  )
  const page = await html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subjectOf(found)}</title></head>
<body style="margin:0;padding:16px;background:#f7f6f2;color:#10202b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p>Guten Tag,</p>
<p>zu Ihrer Suche haben wir Neues. ${TODAY}</p>
${shown.map((machine, index) => {
  const picture = { src: pictures[index] ?? '', alt: shareImageAlt(machine.product, dealer) }
  return machineHtml(machine, picture, siteUrl)
})}
${
  moreText &&
  html`<p>${moreText}</p>
<p>${named.map(({ product, href, price }) => html`<a href="${href}" style="color:#10202b">${product.title}</a>, ${price}<br>`)}</p>
<p>${linkTo(list)}</p>`
}
<p>${CLOSING}</p>
<p style="white-space:pre-line">Mit freundlichen Grüßen

${signature}</p>
<p style="font-size:14px;color:#4c5a63">${linkTo(end)}</p>
<p style="font-size:14px;color:#4c5a63">${PRIVACY} <a href="${privacyHref}" style="color:#10202b">Datenschutz</a></p>
</div></body></html>`
  return {
    subject: subjectOf(found),
    text: paragraphs(
      'Guten Tag,',
      `zu Ihrer Suche haben wir Neues. ${TODAY}`,
      ...shown.map((machine) => machineText(machine, siteUrl)),
      moreText,
      ...named.map(({ product, href, price }) => [oneLine(product.title), price, href].join('\n')),
      moreText && `${list.label}:\n${list.href}`,
      CLOSING,
      'Mit freundlichen Grüßen',
      signature,
      `${end.label}:\n${end.href}`,
      `${PRIVACY} ${privacyHref}`,
    ),
    html: String(page),
  }
}

const linkTo = ({ label, href }: { label: string; href: string }) =>
  html`<a href="${href}" style="color:#10202b">${label}</a>`

function subjectOf(found: FoundMachine[]): string {
  const [first] = found
  return found.length === 1 && first
    ? oneLine(
        `${first.before === null ? 'Neu' : 'Günstiger'} zu Ihrer Suche: ${first.product.title}`,
      )
    : `${found.length} Maschinen zu Ihrer Suche`
}

function priceLine({ product, before }: FoundMachine): string {
  const price = visiblePrice(product)
  const fell = before !== null && price !== null && price < before
  return `${priceText(product)}${fell ? ` (bisher ${formatPrice(before)})` : ''}`
}
