import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { MessageKind } from '../../../shared/inquiries/message.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { quoted } from '../../../shared/writing/typography.ts'
import { RevisionEntity } from '../../base/requests/history/revision.entity.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity } from '../../customers/inquiries/inquiry.entity.ts'
import { MessageEntity } from '../../customers/inquiries/message.entity.ts'
import { OfferEntity } from '../../customers/offers/offer.entity.ts'

/** What a restore takes away of that which came after a moment, and what goes back to its state of then, in words. */
export async function lossesSince(
  { em }: MikroORM,
  moment: Date,
): Promise<Pick<RestoreReport, 'lost' | 'goesBack'>> {
  const fork = em.fork()
  const since = { $gt: moment }
  const before = { $lte: moment }
  const messages = (kinds: MessageKind[]) =>
    fork.count(MessageEntity, { at: since, kind: { $in: kinds }, automatic: false })
  const offers = (status: OfferEntity['status'][], of: object) =>
    fork.count(OfferEntity, { ...of, status: { $in: status } })
  return {
    lost: [
      await machines(fork, { createdAt: since }, [
        'Maschine, die seither angelegt wurde',
        'Maschinen, die seither angelegt wurden',
      ]),
      counted(
        await fork.count(InquiryEntity, { createdAt: since }),
        'Anfrage, die seither kam',
        'Anfragen, die seither kamen',
      ),
      counted(
        await messages(['received']),
        'Nachricht von Kunden, die seither kam',
        'Nachrichten von Kunden, die seither kamen',
      ),
      counted(
        await messages(['reply', 'elsewhere']),
        'Antwort an Kunden, die seither gegeben wurde',
        'Antworten an Kunden, die seither gegeben wurden',
      ),
      counted(
        await messages(['call', 'note']),
        'Gespräch oder Notiz, die seither eingetragen wurde',
        'Gespräche oder Notizen, die seither eingetragen wurden',
      ),
      counted(
        await fork.count(OfferEntity, { sentAt: since, status: { $ne: 'draft' } }),
        'Angebot, das seither gesendet wurde',
        'Angebote, die seither gesendet wurden',
      ),
      counted(
        await offers(['ordered', 'accepted'], { decidedAt: since }),
        'Bestellung oder Annahme, die seither kam',
        'Bestellungen oder Annahmen, die seither kamen',
      ),
    ].filter((text) => text !== ''),
    goesBack: [
      await machines(fork, { createdAt: before, updatedAt: since }, [
        'Maschine, die seither geändert wurde',
        'Maschinen, die seither geändert wurden',
      ]),
      counted(
        await fork.count(InquiryEntity, { createdAt: before, updatedAt: since }),
        'Anfrage, die seither bearbeitet wurde',
        'Anfragen, die seither bearbeitet wurden',
      ),
      counted(
        await fork.count(RevisionEntity, { at: since, kind: { $ne: 'product' } }),
        'Änderung an Kategorien, Einstellungen oder Texten',
        'Änderungen an Kategorien, Einstellungen oder Texten',
      ),
    ].filter((text) => text !== ''),
  }
}

const counted = (count: number, one: string, many: string): string =>
  count > 0 ? formatCount(count, one, many) : ''

/** So many machines are named. */
const NAMED = 3

/** `2 Maschinen, die seither angelegt wurden: „Linde H30D“ (L-7) und …`, the last first; empty for none. */
async function machines(
  em: EntityManager,
  where: object,
  [one, many]: [string, string],
): Promise<string> {
  const [found, count] = await em.findAndCount(ProductEntity, where, {
    fields: ['title', 'stockNumber'],
    orderBy: { updatedAt: 'desc', id: 'desc' },
    limit: NAMED,
    disableIdentityMap: true,
  })
  if (count === 0) return ''
  const names = found.map(({ title, stockNumber }) =>
    stockNumber ? `${quoted(title)} (${stockNumber})` : quoted(title),
  )
  const others = count - names.length
  const rest = others > 0 ? ` und ${others === 1 ? 'eine weitere' : `${others} weitere`}` : ''
  return `${formatCount(count, one, many)}: ${names.join(', ')}${rest}`
}
