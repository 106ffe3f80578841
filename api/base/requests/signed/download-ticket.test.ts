import { expect, it } from 'vitest'
import { createTestApp } from '../../../tests/test-app.ts'
import { DownloadTickets } from './download-ticket.ts'
import { sharedSecret } from './secrets.ts'

it('an address for a download is good at every process, for one file and one minute', async () => {
  const { database, close } = await createTestApp()
  const [one, other] = [1, 2].map(
    () => new DownloadTickets(sharedSecret(database.orm, 'backup-download'), 60_000),
  )
  const ticket = (await one?.issue('a.zip', 0)) ?? ''
  expect(await other?.isGood(ticket, 'a.zip', 59_000)).toBe(true)
  expect(await other?.isGood(ticket, 'b.zip', 59_000)).toBe(false)
  expect(await other?.isGood(ticket, 'a.zip', 61_000)).toBe(false)
  expect(await other?.isGood(`${ticket.slice(0, -1)}-`, 'a.zip', 0)).toBe(false)
  await close()
})
