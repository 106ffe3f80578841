import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../base/data/db/database.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { SitePublisher } from '../../delivery/publish/publisher.ts'

export interface Observed {
  database: Database
  publisher: SitePublisher | null
}

/** What is asked for when somebody reads it. A figure that cannot be had is left out. */
export function gauges(registry: Registry, { database, publisher }: Observed): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.reset()
        const value = await Promise.try(read).catch(() => null)
        if (value !== null) this.set(value)
      },
    })

  if (publisher) {
    gauge('publish_queue_pages', 'Pages that wait to be published', () => publisher.waiting)
    gauge('published_pages', 'Pages that are in place', () => publisher.pages.count())
    gauge(
      'publish_failed_pages',
      'Pages that could not be published',
      () => publisher.pages.failures.paths.length,
    )
  }
  const { orm, peers } = database
  if (peers)
    gauge(
      'lease_age_seconds',
      'Time since this process last renewed its lease',
      () => peers.leaseAge / 1000,
    )
  gauge('outbox_waiting_mails', 'Mails that wait to be sent', () =>
    orm.em.fork().count(MailEntity, { state: 'waiting' }),
  )
}
