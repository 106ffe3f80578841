import { expect } from 'vitest'
import type { ServerProcess } from '../server-process.ts'
import { ask, type Reply } from './ask.ts'

const CLIENTS = 30
const VISITS_EACH = 10

/** The start page is answered while thirty clients ask again as soon as they are answered, and so is each of them. */
export async function expectAnswered(
  server: ServerProcess,
  address: (number: number) => string,
): Promise<void> {
  const answers: Reply[] = []
  const client = async (_: unknown, number: number) => {
    for (let visits = 0; visits < VISITS_EACH; visits++)
      answers.push(await ask(server, address(number * VISITS_EACH + visits)))
  }
  const done = Promise.all(Array.from({ length: CLIENTS }, client))
  expect((await ask(server, '/')).status).toBe(200)
  expect(answers.length).toBeLessThan(CLIENTS * VISITS_EACH)
  await done
  for (const { status, headers } of answers) {
    expect([200, 302, 404, 503]).toContain(status)
    if (status === 503) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  }
}
