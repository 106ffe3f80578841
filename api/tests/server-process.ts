import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'

export const PASSWORD = 'prozess-passwort'

export const READY = 'Die Website läuft'

/** A server of its own, started from the build as a dealer's would be. */
export interface ServerProcess {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Everything that it has printed so far, errors too. */
  output(): string
  token(): Promise<string>
  /** Resolves when nothing waits to be published. */
  published(): Promise<void>
  /** Ends it from one moment to the next, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end; resolves with its exit code. */
  terminate(): Promise<number | null>
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'gabelstapler-process-'))
}

/**
 * @param ready what it prints once a test can go on
 * @param product the folder of another build
 * @param script `api/serve.ts` for one that is supervised
 * @throws {Error} with what it printed, when it ends before it is ready
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  ready = READY,
  product = '.',
  script = 'dist/api/server.js',
): Promise<ServerProcess> {
  const port = env.PORT ? Number(env.PORT) : await getPort()
  const child = spawn(process.execPath, [script], {
    cwd: product,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      // The same at every start: published pages of another address would be begun anew.
      SITE_URL: 'http://localhost',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
        if (output.includes(ready)) resolve()
      })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })

  const url = `http://localhost:${port}`
  const token = async () => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    })
    const { data } = await response.json()
    return data.token
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = await exit
    return code
  }
  return {
    url,
    port,
    dataDir,
    process: child,
    output: () => output,
    token,
    async published() {
      const headers = { Authorization: `Bearer ${await token()}` }
      for (;;) {
        const { data } = await (await fetch(`${url}/api/publish`, { headers })).json()
        if (data.pages > 0 && data.queue === 0) return
      }
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  }
}
