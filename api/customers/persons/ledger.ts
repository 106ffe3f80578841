import type { EntityManager } from '@mikro-orm/sql'
import { hashOf, identifiersOf, MAIL, type Sender } from '../inquiries/identifiers.ts'
import { correctedAmong } from '../inquiries/inquiry.corrections.ts'
import type { PersonIds } from '../personal/personal-data.ts'
import { erasePersons } from './erase.ts'
import { ErasureEntity } from './erasure.entity.ts'
import { groupByPerson } from './same-person.ts'
import { scrubAgainSoon } from './scrub-erased.ts'
import { findSenders, personIdsOf } from './senders.ts'

/** Entries of the ledger, of this database or of a backup. */
export type Entries = Pick<ErasureEntity, 'hash' | 'key' | 'at'>[]

/** Recognises a corrected inquiry in an older backup, which has its former sender. */
const inquiryItself = ({ id, createdAt }: Pick<Sender, 'id' | 'createdAt'>) =>
  `inquiry ${id} ${createdAt.toISOString()}`

/** As the ledger has it. What it says of a mailbox was written while all its addresses were one person. */
const entriesOf = (sender: Sender) =>
  identifiersOf(sender).map((identifier) =>
    identifier.startsWith(MAIL) ? `address ${identifier.slice(MAIL.length)}` : identifier,
  )

const marksOf = (sender: Sender) => [
  ...entriesOf(sender),
  ...(sender.isAlert ? [] : [inquiryItself(sender)]),
]

/** By what a sender is recognised in the ledger, as it is written now and as it was. */
const allMarksOf = (sender: Sender) => [
  ...marksOf(sender),
  ...(sender.mailbox ? [`${MAIL}${sender.mailbox}`] : []),
]

/**
 * Writes into the ledger that these senders are erased. To be called in that transaction, before the erasure.
 * @param spared who say the same telephone and name and are not erased: a restore must not take them for the others
 */
export async function recordErasure(
  em: EntityManager,
  key: string,
  senders: readonly Sender[],
  at: Date,
  spared: readonly Sender[] = [],
): Promise<void> {
  const { inquiries } = personIdsOf(senders)
  const corrected = new Set(await correctedAmong(em, inquiries))
  const others = new Set(spared.flatMap(entriesOf))
  const identifiers = senders
    .flatMap((sender) =>
      corrected.has(sender.id) || spared.length > 0 ? marksOf(sender) : entriesOf(sender),
    )
    .filter((identifier) => !others.has(identifier))
  const hashes = new Set(identifiers.map((identifier) => hashOf(key, identifier)))
  await mergeErasures(
    em,
    [...hashes].map((hash) => ({ hash, key, at })),
  )
}

export async function readLedger(em: EntityManager): Promise<Entries> {
  const found = await em.find(ErasureEntity, {}, { disableIdentityMap: true })
  return found.map(({ hash, key, at }) => ({ hash, key, at }))
}

/** Adds entries to the ledger. Of two entries of one person the later counts. */
async function mergeErasures(em: EntityManager, entries: Entries): Promise<void> {
  for (const { hash, key, at } of entries) {
    const known = await em.findOne(ErasureEntity, { hash }, { disableIdentityMap: true })
    if (!known || known.at < at) await em.upsert(ErasureEntity, { hash, key, at })
  }
}

/** Who was erased before a restore stays so, and whoever has come back with the backup is erased again. */
export async function keepErased(em: EntityManager): Promise<() => Promise<void>> {
  const erased = await readLedger(em)
  return async () => {
    await mergeErasures(em, erased)
    const { ids, persons } = erasedAmong(await readLedger(em), await findSenders(em))
    if (persons === 0) return
    await erasePersons(em, ids, new Date())
    await scrubAgainSoon(em)
  }
}

/** Which of these senders a ledger says are erased, and how many persons they are. Later ones are not erased. */
export function erasedAmong(
  ledger: Entries,
  senders: readonly Sender[],
): { ids: PersonIds; persons: number } {
  // The latest entry of a person counts: it comes last into the map.
  const inOrder = [...ledger].sort((a, b) => a.at.getTime() - b.at.getTime())
  const times = new Map(inOrder.map(({ hash, at }) => [hash, at]))
  const keys = [...new Set(ledger.map(({ key }) => key))]
  const isErased = (sender: Sender) =>
    allMarksOf(sender).some((identifier) =>
      keys.some((key) => {
        const at = times.get(hashOf(key, identifier))
        return at !== undefined && sender.createdAt <= at
      }),
    )
  const erased = ledger.length === 0 ? [] : senders.filter(isErased)
  return { ids: personIdsOf(erased), persons: groupByPerson(erased).length }
}
