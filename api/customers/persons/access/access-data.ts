import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { PersonName } from '../../../../shared/persons/person.ts'
import type { AccessPart } from './collect.ts'

/** What is known of a person, as JSON for programs (Art. 20 DSGVO), piece by piece. */
export async function* accessData(
  { name, emails, phones }: PersonName,
  parts: AsyncIterable<AccessPart>,
  dealer: Dealer,
  at: Date,
): AsyncGenerator<string> {
  const head = {
    createdAt: at.toISOString(),
    controller: { name: dealer.name, email: dealer.email },
    person: { name, emails, phones },
  }
  yield `${unclosed(head)},\n"data": [`
  let isFirst = true
  for await (const { rows, count: _, reasons: __, ...part } of parts) {
    yield `${isFirst ? '' : ','}\n${unclosed(part)},\n"rows": [`
    isFirst = false
    yield* listed(rows)
    yield '\n]}'
  }
  yield '\n]}\n'
}

async function* listed(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row, null, 2)}`
    isFirst = false
  }
}

/** An object to which more is added. */
const unclosed = (object: object) => JSON.stringify(object, null, 2).replace(/\n\}$/, '')
