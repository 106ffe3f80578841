import { expect, it } from 'vitest'
import { mailedApp } from '../../tests/mailed-app.ts'
import { fetchFeed } from './feeds.testing.ts'

const KEY = 'maschinensucher'
const withData = { specifications: { Tragkraft: '2.500 kg' } }

it('says in the mail which feed waits, and where to agree', async () => {
  const site = await mailedApp({
    SITE_URL: 'https://www.stapler.example',
    MAIL_TO: 'chef@stapler.example',
  })
  try {
    const { id } = await site.addProduct(withData)
    await fetchFeed(site, KEY)
    await site.call('DELETE', `/api/products/${id}`, { token: site.token })
    await fetchFeed(site, KEY)
    await site.outbox?.run()
    const [mail] = site.mailServer.mails
    expect(mail).toMatchObject({
      to: ['chef@stapler.example'],
      headers: { subject: 'Maschinensucher: Ihr Bestand ist stark geschrumpft, bitte prüfen' },
    })
    expect(mail?.text).toContain('https://www.stapler.example/admin/feeds')
  } finally {
    await site.close()
  }
})
