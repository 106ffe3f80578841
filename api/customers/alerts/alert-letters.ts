import { html } from 'hono/html'
import { paths } from '../../../shared/addresses/paths.ts'
import { BLOCK } from '../../../shared/alerts/alert-rules.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { shareImageAlt, shareImagePath } from '../../../shared/dealer/share-image.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'
import { letterFeet } from '../../dealer/settings/mail-sender.ts'
import { lastDayOf } from './alert-times.ts'
import { alertWordsIn } from './alert-words.ts'
import type { AlertWords } from './german-alert-words.ts'
import { machineHtml, machineText } from './machine-in-mail.ts'
import type { SearchAlertEntity } from './search-alert.entity.ts'

interface Sender {
  dealer: Dealer
  siteUrl: string
}

/** Cannot become a link or a sales pitch: anybody can enter a stranger's address and any words as a search. */
const PLAIN = /^(?!.*\.\p{L})[\p{L}\p{M}\p{N}\p{Zs}„“”’.,:€²&()–-]{1,160}$/u

/** Asks whether the owner of the address wants the alert. */
export function confirmText(
  alert: SearchAlertEntity,
  categories: readonly CategoryChoice[],
  { dealer, siteUrl }: Sender,
): SubjectAndText {
  const language: Language = alert.language
  const words = alertWordsIn(language)
  const { confirm } = words
  const sought = words.sought(alert.query, categories)
  const page = siteUrl + words.page(alert.token)
  return {
    subject: confirm.subject,
    text: paragraphs(
      words.greeting,
      [confirm.asked(siteUrl), ...(PLAIN.test(sought) ? [confirm.seeks(sought)] : [])].join(' '),
      `${confirm.link}\n${page}`,
      confirm.notYou(lastDayOf(alert)),
      `${confirm.block}\n${page}#${BLOCK}`,
      words.closing,
      letterFeet[language].signature(dealer, siteUrl),
    ),
  }
}

/** A machine to tell of. */
export interface FoundMachine {
  product: Product
  /** The price that was told before, if it fell. */
  before: number | null
}

/** How many machines are shown with their pictures; the others are named. */
const MOST_SHOWN = 20

/** Tells somebody of machines that they seek. */
export async function newsText(
  found: FoundMachine[],
  alert: SearchAlertEntity,
  categories: readonly CategoryChoice[],
  { dealer, siteUrl }: Sender,
): Promise<SubjectAndText & { html: string }> {
  const { query, token } = alert
  const language: Language = alert.language
  const words = alertWordsIn(language)
  const { news } = words
  const sought = words.sought(query, categories)
  const all = found.map((one) => ({
    ...one,
    href: siteUrl + words.machine(one.product.id, dealer.hasEnglish),
    askHref: siteUrl + words.inquiry(one.product.id, dealer.hasEnglish),
    price: priceLine(one, news),
    reason: news.reason(sought),
  }))
  const shown = all.slice(0, MOST_SHOWN)
  const named = all.slice(MOST_SHOWN)
  const moreText = named.length > 0 && news.more(named.length)
  const list = { label: news.all(sought), href: siteUrl + words.list(query, dealer.hasEnglish) }
  const privacyHref = siteUrl + paths.privacy
  const end = { label: news.end(lastDayOf(alert)), href: siteUrl + words.page(token) }
  const signature = letterFeet[language].signature(dealer, siteUrl)
  const subject = subjectOf(found, news)
  const pictures = await Promise.all(
    shown.map(async ({ product }) => ({
      src: siteUrl + (await shareImagePath(product, dealer)),
      alt: language === 'de' ? shareImageAlt(product, dealer) : product.title,
    })),
  )
  const page = await html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;padding:16px;background:#f7f6f2;color:#10202b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p>${words.greeting}</p>
<p>${news.intro}</p>
${shown.map((machine, index) => machineHtml(machine, pictures[index] ?? { src: '', alt: '' }, news))}
${
  moreText &&
  html`<p>${moreText}</p>
<p>${named.map(({ product, href, price }) => html`<a href="${href}" style="color:#10202b">${product.title}</a>, ${price}<br>`)}</p>
<p>${linkTo(list)}</p>`
}
<p>${news.questions}</p>
<p style="white-space:pre-line">${words.closing}

${signature}</p>
<p style="font-size:14px;color:#4c5a63">${linkTo(end)}</p>
<p style="font-size:14px;color:#4c5a63">${news.privacyText} <a href="${privacyHref}" style="color:#10202b">${news.privacy}</a></p>
</div></body></html>`
  return {
    subject,
    text: paragraphs(
      words.greeting,
      news.intro,
      ...shown.map((machine) => machineText(machine, news)),
      moreText,
      ...named.map(({ product, href, price }) => [oneLine(product.title), price, href].join('\n')),
      moreText && `${list.label}:\n${list.href}`,
      news.questions,
      words.closing,
      signature,
      `${end.label}:\n${end.href}`,
      `${news.privacyText} ${privacyHref}`,
    ),
    html: String(page),
  }
}

const linkTo = ({ label, href }: { label: string; href: string }) =>
  html`<a href="${href}" style="color:#10202b">${label}</a>`

function subjectOf(found: FoundMachine[], news: AlertWords['news']): string {
  const [first] = found
  if (found.length !== 1 || !first) return news.several(found.length)
  const { title } = first.product
  return oneLine(first.before === null ? news.arrived(title) : news.cheaper(title))
}

function priceLine({ product, before }: FoundMachine, news: AlertWords['news']): string {
  const price = visiblePrice(product)
  const fell = before !== null && price !== null && price < before
  return `${news.price(product)}${fell ? ` ${news.before(before)}` : ''}`
}
