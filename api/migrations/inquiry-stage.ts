import { z } from 'zod'
import { nextOpeningOrTomorrow } from '../../shared/dealer/clock.ts'
import { demoSettings } from '../../shared/dealer/company.ts'
import { settings } from '../../shared/dealer/settings.ts'
import { stepTexts } from '../../shared/inquiries/stage.ts'
import { dialledNumber } from '../../shared/writing/phone.ts'
import {
  type Dialect,
  type Execute,
  type Migration,
  storedJson,
} from '../base/data/db/migration.ts'
import { mailboxOf } from '../base/data/personal/mailbox.ts'

const RULE =
  "check (spam or duplicate_of_id is not null or stage = 'won' or stage = 'lost' or stage = 'done' or (next_step_at is not null and next_step_text <> ''))"

const personOf = z.object({ id: z.number(), email: z.string(), phone: z.string() })
const hoursOf = z.object({ hours: settings.shape.hours })

/**
 * The way from an inquiry to a sale: stage, owner and next step. Inquiries that are there already have their stage
 * from their status, and the open ones a step at the next opening.
 */
export const inquiryStage: Migration = {
  name: '2026-11-24-inquiry-stage',
  async up(dialect, execute) {
    const { moment, text, id } = dialect
    const columns = [
      `mailbox ${text(254)} not null default ''`,
      `phone_number ${text(50)} not null default ''`,
      `source ${text(16)} not null default 'website'`,
      `stage ${text(16)} not null default 'new'`,
      `lost_reason ${text(32)} null`,
      'lost_note text null',
      `owner_id ${id} null constraint inquiry_owner_id_foreign references app_user (id) on delete set null`,
      `next_step_at ${moment} null`,
      `next_step_text ${text(200)} null`,
      `answer_due_at ${moment} null`,
    ]
    for (const column of columns) await execute(`alter table inquiry add column ${column}`)
    await execute('drop index inquiry_spam_status_created_at_id_index')
    await execute(
      "update inquiry set stage = case status when 'closed' then 'done' else status end",
    )
    await execute('alter table inquiry drop column status')
    await giveSteps(execute, dialect)
    await findPersons(execute)
    // With the rule of the table: of all columns only one that is added can bring it to SQLite.
    await execute(`alter table inquiry add column duplicate_of_id ${id} null
      constraint inquiry_duplicate_of_id_foreign references inquiry (id) on delete cascade
      constraint inquiry_duplicate_of_id_check ${RULE}`)
    // After it, since the comparison with the entities reads no rule of a last column.
    await execute(`alter table inquiry add column first_answered_at ${moment} null`)
    for (const properties of INDEXES)
      await execute(
        `create index inquiry_${properties.join('_')}_index on inquiry (${properties.join(', ')})`,
      )
    return []
  },
}

const INDEXES = [
  ['spam', 'stage', 'created_at', 'id'],
  ['mailbox'],
  ['phone_number'],
  ['owner_id'],
  ['next_step_at'],
  ['duplicate_of_id'],
]

async function giveSteps(execute: Execute, { stored }: Dialect) {
  const [row] = await execute("select content from settings where name = 'dealer'")
  const saved = hoursOf.safeParse(storedJson(row?.content))
  const { hours } = saved.data ?? demoSettings
  const at = stored(nextOpeningOrTomorrow(hours, new Date()))
  await execute(
    "update inquiry set next_step_at = ?, next_step_text = ? where not spam and stage <> 'done'",
    [at, stepTexts.goOn],
  )
}

async function findPersons(execute: Execute) {
  for (const row of await execute('select id, email, phone from inquiry')) {
    const { id, email, phone } = personOf.parse(row)
    const person = [email && mailboxOf(email), dialledNumber(phone)]
    await execute('update inquiry set mailbox = ?, phone_number = ? where id = ?', [...person, id])
  }
}
