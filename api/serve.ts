import { existsSync } from 'node:fs'
import { ConfigurationError, exitWith } from './base/configuration-error.ts'
import { logAsJson } from './base/logging.ts'
import { supervise } from './operation/process/supervise.ts'

/** `npm run serve`: the built server in a process of its own, which is started again if it ever ends by itself. */
const server = new URL('../dist/api/server.js', import.meta.url)
if (process.env.LOG_FORMAT === 'json') logAsJson()
// Written last.
if (!existsSync(new URL('../dist/build.json', import.meta.url)))
  exitWith(new ConfigurationError('Die Website ist noch nicht gebaut: npm run build'))
process.exit(await supervise(server))
