import type { EntityManager } from '@mikro-orm/sql'
import { excerpt } from '../../../shared/inquiries/excerpt.ts'
import { answerKinds, type LastMessage } from '../../../shared/inquiries/message.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { readPortions } from '../../base/data/db/rows.ts'
import { openOrWon } from './open-inquiries.ts'

/** What a customer has said without an answer: since when they wait, when they spoke last, and how often they did. */
export interface UnansweredWords {
  since: Date
  last: Date
  count: number
  /** All of it is what joined inquiries asked: with the inquiry itself that is one question until somebody answers. */
  isJoined: boolean
}

/** What customers have said without an answer; notes are no answer. */
const unanswered = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom('message')
    .where('kind', '=', 'received')
    .where('automatic', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as later')
            .select('later.id')
            .whereRef('later.inquiry_id', '=', 'message.inquiry_id')
            .whereRef('later.id', '>', 'message.id')
            .where('later.automatic', '=', false)
            .where('later.kind', 'in', answerKinds),
        ),
      ),
    )

/** What nobody has answered of what the customers of inquiries that are open or won have said. */
export async function unansweredWords(em: EntityManager): Promise<Map<number, UnansweredWords>> {
  const rows = await unanswered(em)
    .leftJoin('inquiry as part', (join) =>
      join
        .onRef('part.id', '=', 'message.brought_by_id')
        .onRef('part.created_at', '=', 'message.at'),
    )
    .select(({ fn }) => [
      'inquiry_id',
      fn.min('at').as('first'),
      fn.max('at').as('last'),
      fn.countAll<number>().as('count'),
      fn.count<number>('part.id').as('joined'),
    ])
    .where('inquiry_id', 'in', (from) =>
      from.selectFrom('inquiry').select('inquiry.id').where(openOrWon),
    )
    .groupBy('inquiry_id')
    .execute()
  return new Map(
    rows.map(({ inquiry_id, first, last, count, joined }) => [
      inquiry_id,
      {
        since: new Date(first),
        last: new Date(last),
        count: Number(count),
        isJoined: Number(joined) === Number(count),
      },
    ]),
  )
}

/** The newest unanswered message of the customer of each of these inquiries that has one. */
export async function openQuestions(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, LastMessage>> {
  const questions = unanswered(em)
    .select(['id', 'inquiry_id', 'at', 'kind', 'text', 'author', 'sender'])
    .orderBy('id')
  const rows = await readPortions(inquiries, (some) =>
    questions.where('inquiry_id', 'in', some).execute(),
  )
  return new Map(
    rows.map(({ inquiry_id, at, text, sender, ...message }) => [
      inquiry_id,
      { ...message, at: new Date(at).toISOString(), text: excerpt(text), from: sender },
    ]),
  )
}

/** When each of these customers was last spoken with. */
export async function lastSpoken(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, Date>> {
  const spoken = em
    .getKysely<Tables>()
    .selectFrom('message')
    .select(({ fn }) => ['inquiry_id', fn.max('at').as('at')])
    .where('automatic', '=', false)
    .where('kind', '<>', 'note')
    .groupBy('inquiry_id')
  const rows = await readPortions(inquiries, (some) =>
    spoken.where('inquiry_id', 'in', some).execute(),
  )
  return new Map(rows.map(({ inquiry_id, at }) => [inquiry_id, new Date(at)]))
}
