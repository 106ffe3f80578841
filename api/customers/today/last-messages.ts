import type { EntityManager } from '@mikro-orm/sql'
import type { MessageKind } from '../../../shared/inquiries/message.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'

type TalkKind = Exclude<MessageKind, 'note'>

interface LastMessages {
  /** The newest of all. */
  newest: NonNullable<TodayItem['lastMessage']>
  /** The newest that was said between customer and dealer. */
  talk: { kind: TalkKind; at: Date } | null
}

/** The newest messages about each of these inquiries that has any, without automatic ones. */
export async function lastMessages(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, LastMessages>> {
  const last = new Map<number, LastMessages>()
  for (const some of portionsOf(inquiries))
    for (const message of await em.find(
      MessageEntity,
      { inquiry: { $in: some }, automatic: false },
      { orderBy: { id: 'asc' } },
    )) {
      const { id, at, kind, text, author = null } = message
      const talk = kind === 'note' ? (last.get(message.inquiry.id)?.talk ?? null) : { kind, at }
      last.set(message.inquiry.id, {
        newest: { id, at: at.toISOString(), kind, text, author },
        talk,
      })
    }
  return last
}
