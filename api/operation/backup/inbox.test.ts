import { expect, it } from 'vitest'
import { createInboxTest } from '../../customers/inbox/inbox.testing.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { restore } from './backups.testing.ts'

it.skipIf(!DOVECOT)(
  'mails that came after a backup are back after its restore, each once (skipped without Dovecot)',
  async () => {
    const at = await createInboxTest()
    const { test } = at
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    const said = () =>
      test.query<{ text: string }>(`select text from message where kind = 'received' order by id`)
    at.comes({ From: email, 'In-Reply-To': sent }, 'Vor der Sicherung')
    await at.fetch()
    const backup = (await at.post<{ name: string }>('/backups')).data
    at.comes({ From: email, 'In-Reply-To': sent }, 'Nach der Sicherung')
    await at.fetch()
    const both = [{ text: 'Vor der Sicherung' }, { text: 'Nach der Sicherung' }]
    expect(await said()).toEqual(both)

    const { status } = await restore(test, test.token, { name: backup.name, mode: 'apply' })
    expect(status).toBe(200)
    await test.inbox?.readNow()
    expect(await said()).toEqual(both)
    await test.inbox?.readNow()
    expect(await said()).toEqual(both)
    await at.close()
  },
)
