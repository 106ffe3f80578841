import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { answers } from './answers.ts'
import { findInstalled } from './installed.ts'
import { emptyFolder, type ServerProcess } from './server-process.ts'

export const CADDY = findInstalled('caddy')

/** Caddy with the configuration that we ship, without TLS. */
export interface Caddy {
  url: string
  readLog(): Promise<string>
  stop(): Promise<void>
}

export async function startCaddy(application: Pick<ServerProcess, 'port'>): Promise<Caddy> {
  const folder = emptyFolder()
  const url = `http://localhost:${await getPort()}`
  const example = await readFile('docs/deploy/Caddyfile', 'utf8')
  const file = join(folder, 'Caddyfile')
  await writeFile(
    file,
    example
      .replace(/^www/m, '{\nadmin off\n}\nwww')
      .replace('www.example.de {', `${url} {`)
      .replace('127.0.0.1:4321', `127.0.0.1:${application.port}`),
  )
  const options = ['run', '--adapter', 'caddyfile', '--config', file]
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = spawn(String(CADDY), options, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let log = ''
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  while (!(await answers(url))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}`)
    await wait(20)
  }
  return {
    url,
    readLog: async () => log,
    async stop() {
      const exit = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await exit
    },
  }
}
