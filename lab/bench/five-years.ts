import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../api/app.ts'
import { readConfig } from '../../api/config.ts'
import { openServices } from '../../api/services.ts'
import { FIVE_YEARS, fillFiveYears } from '../../api/tests/five-years.ts'
import { logIn, PASSWORD } from '../../api/tests/prepared-data.ts'
import { processorTime } from './processor-time.ts'

/** The processor time of what a house asks for all day, with the work of five years in its database. In milliseconds. */
const LIMIT = 100

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
const { DATABASE_URL } = process.env
const services = await openServices(
  readConfig({
    DATA_DIR: root,
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
    ...(DATABASE_URL && { DATABASE_URL }),
  }),
)
try {
  await fillFiveYears(services.database)
  const app = createApp({ ...services, publisher: null })
  const headers = { Authorization: `Bearer ${await logIn(app)}` }
  const read = async (address: string) => {
    const response = await app.request(address, { headers })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return response.text()
  }
  const customerOf = async (inquiry: number) =>
    JSON.parse(await read(`/api/contact/${inquiry}`)).data.customer
  const addresses = {
    Heute: '/api/today',
    'Heute, meine': '/api/today?owner=me',
    'a page of the list': '/api/contact?folded=true&limit=50',
    'the list, open': '/api/contact?folded=true&limit=50&work=open&sort=nextStep&order=asc',
    'the list, unanswered': '/api/contact?folded=true&limit=50&work=unanswered',
    'the list, its last page': `/api/contact?folded=true&limit=50&page=${FIVE_YEARS.inquiries / 50}`,
    'the list, searched for a common word': '/api/contact?limit=50&search=stapler',
    'the list, searched for a rare word': '/api/contact?limit=50&search=v4711x',
    'everything: a common word': '/api/search?q=stapler',
    'everything: a rare word': '/api/search?q=v4711x',
    'everything: a customer': '/api/search?q=firma+815',
    'everything: a telephone': '/api/search?q=040+5000815',
    'everything: a number': `/api/search?q=A-${new Date().getFullYear()}-4711`,
    'everything: nothing': '/api/search?q=gibtesnicht',
    'everything: three words': '/api/search?q=werkstatt+leasing+gibtesnicht',
    'a customer who has written once': `/api/customers/${await customerOf(2_001)}`,
    'a customer who writes each month': `/api/customers/${await customerOf(4_999)}`,
    customers: '/api/customers',
    'customers, searched': '/api/customers?search=firma+815',
    'a firm': '/api/firms/firma815.example',
    'one inquiry': '/api/contact/4711',
    offers: '/api/offers?limit=50',
    'the dashboard’s figures': '/api/contact/figures',
  }
  console.log('| what | processor time | within |')
  console.log('| --- | --- | --- |')
  for (const [name, address] of Object.entries(addresses)) {
    const ms = await processorTime(() => read(address))
    console.log(`| ${name} | ${ms.toFixed(1)} ms | ${ms <= LIMIT ? 'yes' : 'no'} |`)
  }
} finally {
  await services.database.close()
  rmSync(root, { recursive: true, force: true })
}
