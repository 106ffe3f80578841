import { isDeepStrictEqual } from 'node:util'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { wholeMessage } from '../../../shared/inquiries/contact-rules.ts'
import {
  type Inquiry,
  type InquiryPatch,
  inquiryStatusLabels,
} from '../../../shared/inquiries/inquiry.ts'
import { laterThan, requireUnchanged } from '../../base/change/version.ts'
import { notFound } from '../../base/http/errors.ts'
import type { MailConfig } from '../../base/mail/mail-config.ts'
import { type FormToken, spendFormToken } from './form-token.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { askedProducts, storeFurtherProducts } from './inquiry.products.ts'
import { findInquiry, toInquiry, toInquiryDetail } from './inquiry.queries.ts'
import { inquirySearchText } from './inquiry.search.ts'
import {
  queueConfirmation,
  queueNotification,
  removeInquiryMails,
  withdrawInquiryMails,
} from './inquiry-mails.ts'
import { spamSigns } from './spam-signs.ts'

const OUTDATED = 'Die Anfrage wurde in der Zwischenzeit geändert'

export const UNKNOWN_INQUIRY = 'Anfrage nicht gefunden'

export interface Site {
  mail: MailConfig | null
  siteUrl: string
}

/**
 * Stores an inquiry together with its mails. Products that visitors cannot see are left
 * out. What looks like spam is stored, but nobody gets a mail.
 * @param token of its form: null for a forged one, undefined for none or an expired one
 */
export async function receiveInquiry(
  em: EntityManager,
  { mail, siteUrl }: Site,
  input: ContactInput,
  token: FormToken | null | undefined,
): Promise<InquiryEntity> {
  const { productId, productIds, name, company, email, phone, callback, concern } = input
  const products = await askedProducts(em, productId ? [productId, ...productIds] : productIds)
  return em.transactional(async (em) => {
    const isTokenSpent = token ? !(await spendFormToken(em, token)) : false
    const formAge = token ? token.age : token
    const signs = spamSigns(input, { formAge, isTokenSpent, siteUrl })
    const now = new Date()
    const inquiry = em.create(InquiryEntity, {
      name,
      company,
      email,
      phone,
      callback,
      concern,
      message: wholeMessage(input),
      product: products[0] ?? null,
      productTitle: products[0]?.title ?? null,
      spam: signs.length > 0,
      createdAt: now,
      updatedAt: now,
    })
    await em.flush()
    storeFurtherProducts(em, inquiry, products)
    const titles = products.map(({ title }) => title)
    inquiry.searchText = inquirySearchText(inquiry, titles)
    if (inquiry.spam) recordEvent(em, inquiry, 'spam', `Als Spam eingestuft: ${signs.join(', ')}`)
    else if (mail) {
      await queueNotification(em, mail, inquiry)
      if (inquiry.email) await queueConfirmation(em, mail, inquiry)
    }
    return inquiry
  })
}

interface UpdateOptions {
  mail: MailConfig | null
  /** The name of the user who changes it. */
  author: string
  /** The `updatedAt` that the caller has seen, or null to save over any version. */
  version: string | null
}

/**
 * @throws {ApiError} 404 for an unknown inquiry, 409 with the stored one if somebody else has saved since
 * `version`
 */
export async function updateInquiry(
  em: EntityManager,
  id: number,
  patch: InquiryPatch,
  { mail, author, version }: UpdateOptions,
): Promise<InquiryEntity> {
  return em.transactional(async (em) => {
    // A simultaneous change waits for this one. PostgreSQL locks no row together with one that may be missing.
    await em.findOne(InquiryEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const inquiry = await requireInquiry(em, id)
    const current = () => toInquiryDetail(em, inquiry)
    await requireUnchanged(inquiry.updatedAt, { version, current }, OUTDATED)
    const before = changeable(inquiry)
    em.assign(inquiry, patch)
    const after = changeable(inquiry)
    const isJudged = after.spam !== before.spam
    if (after.status !== before.status) {
      const [from, to] = [inquiryStatusLabels[before.status], inquiryStatusLabels[after.status]]
      recordEvent(em, inquiry, 'status', `Status geändert: ${from} → ${to}`, author)
    }
    if (after.notes !== before.notes)
      recordEvent(
        em,
        inquiry,
        'notes',
        after.notes ? 'Notizen gespeichert' : 'Notizen gelöscht',
        author,
      )
    if (!isDeepStrictEqual(after, before)) inquiry.updatedAt = laterThan(inquiry.updatedAt)
    if (isJudged) await judge(em, mail, inquiry, author)
    return inquiry
  })
}

/** What an administrator can change. */
function changeable({ status, spam, notes }: InquiryEntity): Required<InquiryPatch> {
  return { status, spam, notes }
}

/** Withdraws the mails of spam. If it turns out not to be spam, the dealer is notified once. */
async function judge(
  em: EntityManager,
  mail: MailConfig | null,
  inquiry: InquiryEntity,
  author: string,
): Promise<void> {
  recordEvent(em, inquiry, 'spam', inquiry.spam ? 'Als Spam markiert' : 'Kein Spam', author)
  if (inquiry.spam) await withdrawInquiryMails(em, inquiry)
  else if (mail) await queueNotification(em, mail, inquiry)
}

/** Deletes an inquiry for good, with notes, timeline and mails. @throws {ApiError} 404 */
export async function deleteInquiry(em: EntityManager, id: number): Promise<Inquiry> {
  return em.transactional(async (em) => {
    const inquiry = await toInquiry(em, await requireInquiry(em, id))
    await removeInquiryMails(em, [id])
    await em.nativeDelete(InquiryEntity, { id })
    return inquiry
  })
}

export async function requireInquiry(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await findInquiry(em, id)
  if (!inquiry) throw notFound(UNKNOWN_INQUIRY)
  return inquiry
}
