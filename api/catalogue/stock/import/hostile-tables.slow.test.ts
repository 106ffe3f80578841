import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataDir } from '../../../tests/demo-stock.ts'
import { ask } from '../../../tests/faults/ask.ts'
import { type ServerProcess, startServer } from '../../../tests/server-process.ts'
import { hostileTables } from './hostile-tables.testing.ts'
import { csv, NEW_HEADER, newRow } from './send-import.testing.ts'

/** As `npm run serve` has it. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4' }

let server: ServerProcess
let token: string
beforeAll(async () => {
  server = await startServer(await newDataDir(), HEAP)
  token = await server.token()
})
afterAll(() => server.terminate())

function check(name: string, content: string | Buffer<ArrayBuffer>) {
  const body = new FormData()
  body.set('file', new File([content], name))
  return ask(server, '/api/products/import', { token, body })
}

describe('a table that is made to fill the memory', () => {
  it.each(hostileTables)(
    'is refused in German, and the site goes on: %s',
    async (_, name, make) => {
      const file = Buffer.from(await make())
      const reply = await check(name, file)
      expect([400, 413]).toContain(reply.status)
      expect(reply.json().error).toMatch(/^(?:Zeile|Der|Die|In der) .+\.$/)
      expect((await ask(server, '/')).status).toBe(200)
      expect((await check('a.csv', csv(NEW_HEADER, newRow('L-1')))).json().data).toMatchObject({
        created: 1,
      })
      expect(server.process.exitCode, server.output()).toBeNull()
    },
  )
})
