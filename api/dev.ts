import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import { createApp } from './app.ts'
import { exitWith } from './base/configuration-error.ts'
import { ownPaths } from './base/requests/http/known-routes.ts'
import { readConfig } from './config.ts'
import { startHousekeeping } from './operation/housekeeping/schedule.ts'
import { openServices } from './services.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Site, API and admin at one address. All follow their sources; pages are rendered at every visit. */
try {
  const config = readConfig(process.env)
  const services = await openServices(config)
  const app = createApp({ ...services, publisher: null })
  services.outbox?.start()
  services.inbox?.start()
  startHousekeeping(services)
  // Astro answers all others.
  const isOwn = ownPaths(app.routes)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })

  await dev({
    root: ROOT,
    server: { host: config.host, port: config.port },
    vite: {
      plugins: [
        {
          name: 'api',
          configureServer(server) {
            server.middlewares.use((request, response, next) => {
              const { pathname } = new URL(request.url ?? '/', config.siteUrl)
              if (isOwn(pathname)) void listener(request, response)
              else next()
            })
          },
        },
      ],
    },
  })
} catch (error) {
  exitWith(error)
}
