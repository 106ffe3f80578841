import { logAsJson } from './base/logging.ts'
import { supervise } from './operation/process/supervise.ts'

/** `npm run serve`: the server in a process of its own, which is started again if it ever ends by itself. */
if (process.env.LOG_FORMAT === 'json') logAsJson()
process.exit(await supervise(new URL('./server.ts', import.meta.url)))
