import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { joinedSubject } from '../../../shared/inquiries/message.ts'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity, InquiryProductEntity } from '../inquiries/inquiry.entity.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { findOffersAnew } from '../offers/offer.queries.ts'

const NO_TEXT = '(ohne Text)'

/**
 * Puts what an inquiry itself said into the conversation of another one, where its number finds it. It waits for an
 * answer unless it has one.
 * @returns the number of the message
 */
export async function storeWords(
  em: EntityManager,
  older: InquiryEntity,
  younger: InquiryEntity,
): Promise<number> {
  const isOpen = !younger.firstAnsweredAt && isOpenStage(younger.stage)
  await em.populate(younger, ['searchText'])
  const message = em.create(MessageEntity, {
    inquiry: older,
    broughtBy: younger,
    at: younger.createdAt,
    kind: 'received',
    subject: joinedSubject(receiptNumber(younger.id, younger.createdAt)),
    text: younger.message || (younger.callback ? 'Bitte um Rückruf' : NO_TEXT),
    author: younger.name,
    automatic: !isOpen,
    sender: younger.email && younger.email !== older.email ? younger.email : null,
    searchText: younger.searchText,
  })
  await em.flush()
  return message.id
}

/**
 * Moves everything that an inquiry has to another one, marked with where it came from.
 * @returns the machines that were reserved for it
 */
export async function moveTo(
  em: EntityManager,
  older: InquiryEntity,
  younger: InquiryEntity,
): Promise<number[]> {
  const [from, to] = [younger.id, older.id]
  const db = em.getKysely<Tables>()
  for (const table of ['message', 'offer'] as const)
    await db
      .updateTable(table)
      .set(({ fn, val }) => ({
        inquiry_id: to,
        brought_by_id: fn.coalesce('brought_by_id', val(from)),
      }))
      .where('inquiry_id', '=', from)
      .execute()
  await em.nativeUpdate(InquiryEntity, { duplicateOf: from, broughtBy: null }, { broughtBy: from })
  await em.nativeUpdate(InquiryEntity, { duplicateOf: from }, { duplicateOf: to })
  await askAlso(em, older, younger)
  await findOffersAnew(em, to)
  const reserved = await em.find(
    ProductEntity,
    { reservedFor: from },
    { fields: ['id'], disableIdentityMap: true },
  )
  await em.nativeUpdate(ProductEntity, { reservedFor: from }, { reservedFor: to })
  return reserved.map(({ id }) => id)
}

/** Lets an inquiry ask for the machines of another one, too. What both ask for stays as it is. */
async function askAlso(
  em: EntityManager,
  older: InquiryEntity,
  younger: InquiryEntity,
): Promise<void> {
  const asked = await productsOf(em, [older, younger])
  const keyOf = ({ id, title }: { id: number | null; title: string }) => id ?? title
  const known = new Set((asked.get(older.id) ?? []).map(keyOf))
  const came = await em.find(
    InquiryProductEntity,
    { inquiry: younger },
    { fields: ['broughtBy', 'product', 'title'], disableIdentityMap: true },
  )
  const last = await em.findOne(
    InquiryProductEntity,
    { inquiry: older },
    { orderBy: { position: 'desc' }, fields: ['position'], disableIdentityMap: true },
  )
  let position = last?.position ?? 0
  for (const { id, title, quantity } of asked.get(younger.id) ?? []) {
    if (known.has(keyOf({ id, title }))) continue
    const brought = came.find((one) => (one.product?.id ?? null) === id && one.title === title)
    em.create(InquiryProductEntity, {
      inquiry: older,
      position: ++position,
      product: id,
      title,
      quantity,
      broughtBy: brought?.broughtBy ?? younger,
    })
  }
}
