import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import { createApp } from './app.ts'
import { ConfigurationError, readConfig } from './config.ts'
import { startHousekeeping } from './housekeeping/schedule.ts'
import { ChangeFeed } from './publish/change-feed.ts'
import { NoPages } from './publish/no-pages.ts'
import { isForApplication } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { openServices } from './services.ts'
import { serveUploads } from './static-files.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Site, API and admin at one address, each following its sources; pages are rendered at every visit. */
try {
  const config = readConfig(process.env)
  const services = await openServices(config)
  const { answers, database, outbox } = services
  const publisher = new NoPages(new ChangeFeed(database.reads), answers)
  const app = createApp({ ...services, publisher })
  outbox?.start()
  startHousekeeping(services.housekeeping)
  const api = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const uploads = serveUploads(services.images.folder, securityHeaders(config.siteUrl))

  await dev({
    root: ROOT,
    server: { host: config.host, port: config.port },
    vite: {
      plugins: [
        {
          name: 'api',
          configureServer(server) {
            server.middlewares.use((request, response, next) => {
              const url = request.url ?? '/'
              if (isForApplication(url)) void api(request, response)
              else if (url.startsWith('/uploads/')) uploads(request, response)
              else next()
            })
          },
        },
      ],
    },
  })
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
