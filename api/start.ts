import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitWith } from './base/configuration-error.ts'
import { readConfig } from './config.ts'
import { tooOldNode } from './operation/process/host-node.ts'
import { requireFreeAddress } from './operation/process/lifecycle.ts'

/** `npm start`: checks the configuration and the port, builds the site if needed, then serves it. */
try {
  await requireFreeAddress(readConfig(process.env))
} catch (error) {
  exitWith(error)
}

const tooOld = tooOldNode(process.env.npm_config_user_agent)
if (tooOld) {
  console.error(
    `npm läuft hier auf Node ${tooOld}. Nötig ist Node 20.19, 22.12 oder neuer; danach bitte noch einmal npm install.`,
  )
  process.exit(1)
}

const builder = fileURLToPath(new URL('../site/build.ts', import.meta.url))
const { status } = spawnSync(process.execPath, [builder, '--if-changed'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

await import('./serve.ts')
