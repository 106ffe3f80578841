import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../api/app.ts'
import { portionsOf } from '../../api/base/data/db/rows.ts'
import { readConfig } from '../../api/config.ts'
import { InquiryEntity, InquiryEventEntity } from '../../api/customers/inquiries/inquiry.entity.ts'
import { MessageEntity } from '../../api/customers/inquiries/message.entity.ts'
import { openServices } from '../../api/services.ts'
import { fill } from '../../api/tests/large-stock.ts'
import { logIn, PASSWORD } from '../../api/tests/prepared-data.ts'
import { DAY, MINUTE } from '../../shared/time/time.ts'
import { processorTime } from './processor-time.ts'

/** The processor time that the day's work and a page of the list cost where few and where many inquiries are open. */
const FEW = 50
const MANY = 5000
const MACHINES = 100

const LINES = '/api/contact?folded=true&limit=50'
const addresses = ['/api/today', LINES, `${LINES}&work=unanswered`]
const states = ['all are new', 'half are answered, a tenth of them due']

const took = new Map<number, number[]>()
for (const count of [FEW, MANY]) took.set(count, await timesWith(count))
for (const [index, name] of states
  .flatMap((state) => addresses.map((address) => `GET ${address}, ${state}`))
  .entries()) {
  const [few, many] = [took.get(FEW)?.[index] ?? 0, took.get(MANY)?.[index] ?? 0]
  console.log(
    `${name}: ${FEW} ${few.toFixed(1)} ms, ${MANY} ${many.toFixed(1)} ms, ${(many / few).toFixed(1)}x`,
  )
}

/** Of each address, with all of them new, and with half of them answered. */
async function timesWith(count: number): Promise<number[]> {
  const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
  const services = await openServices(
    readConfig({ DATA_DIR: root, SEED: 'none', ADMIN_PASSWORD: PASSWORD }),
  )
  const { database } = services
  try {
    await fill(database, MACHINES)
    const app = createApp({ ...services, publisher: null })
    const headers = { Authorization: `Bearer ${await logIn(app)}` }
    const read = async (address: string) => {
      const response = await app.request(address, { headers })
      if (!response.ok) throw new Error(`${response.status}`)
      await response.arrayBuffer()
    }
    await insert(count)
    const times: number[] = []
    for (const address of addresses) times.push(await processorTime(() => read(address)))
    await answer(count)
    for (const address of addresses) times.push(await processorTime(() => read(address)))
    return times
  } finally {
    await database.close()
    rmSync(root, { recursive: true, force: true })
  }

  async function insert(count: number) {
    const now = Date.now()
    const due = new Date(now + DAY)
    for (const some of portionsOf(Array.from({ length: count }, (_, index) => index)))
      await database.orm.em.fork().insertMany(
        InquiryEntity,
        some.map((index) => ({
          name: `Kunde ${index}`,
          company: `Firma ${index}`,
          phone: '',
          ...{
            email: `kunde${index}@firma.example`,
            message: 'Ist der Stapler noch da? '.repeat(8),
          },
          product: 1 + (index % MACHINES),
          productTitle: `Stapler ${index % MACHINES}`,
          answerDueAt: due,
          nextStepAt: due,
          nextStepText: 'Antworten',
          createdAt: new Date(now - index * MINUTE),
          updatedAt: new Date(now),
        })),
      )
  }

  async function answer(count: number) {
    const now = new Date()
    const em = database.orm.em.fork()
    const answered = Array.from({ length: count / 2 }, (_, index) => 2 * index + 1)
    for (const ids of portionsOf(answered)) {
      await em.nativeUpdate(
        InquiryEntity,
        { id: { $in: ids } },
        { stage: 'contacted', firstAnsweredAt: now, nextStepText: 'Nachfassen' },
      )
      const said = { at: now, text: 'Ja, er steht noch hier. '.repeat(20), author: 'Petra' }
      for (const kind of ['reply', 'received', 'reply'] as const)
        await em.insertMany(
          MessageEntity,
          ids.map((inquiry) => ({ ...said, inquiry, kind })),
        )
      await em.insertMany(
        InquiryEventEntity,
        ids.map((inquiry) => ({
          inquiry,
          at: now,
          kind: 'step' as const,
          text: '',
          author: 'Petra',
        })),
      )
    }
    const due = answered.filter((_, index) => index % 10 === 0)
    for (const ids of portionsOf(due))
      await em.nativeUpdate(
        InquiryEntity,
        { id: { $in: ids } },
        { nextStepAt: new Date(now.getTime() - MINUTE) },
      )
  }
}
