import { createApp } from '../../api/app.ts'
import { createHttpServer } from '../../api/base/requests/http/http-server.ts'
import { securityHeaders } from '../../api/base/requests/http/security-headers.ts'
import { readConfig } from '../../api/config.ts'
import { listen, shutDownOnSignal } from '../../api/operation/process/lifecycle.ts'
import { openServices } from '../../api/services.ts'

/** The API as the product serves it, without the site, so that it is measured alone. */
const config = readConfig({ ...process.env, SEED: 'none' })
const services = await openServices(config)
const app = createApp({ ...services, publisher: null })
const server = createHttpServer(() => app, securityHeaders(config))
await listen(server, config)
shutDownOnSignal(server, [() => services.database.close()])
console.log('listening')
