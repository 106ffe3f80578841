import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'

export const PASSWORD = 'prozess-passwort'

const READY = 'Die Website läuft'

/** A server of its own, started from the build as a dealer's would be. */
export interface ServerProcess {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Everything that it has printed so far, errors too. */
  output(): string
  token(): Promise<string>
  /** Ends it from one moment to the next, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end; resolves with its exit code. */
  terminate(): Promise<number | null>
}

let seeded: Promise<string> | undefined

/** A data folder as after the first start, copied: drawing the demo stock's pictures anew takes seconds. */
export async function newDataDir(): Promise<string> {
  const folder = emptyFolder()
  await fillDataDir(folder)
  return folder
}

/** As `newDataDir`, into a folder that is there already. */
export async function fillDataDir(folder: string): Promise<void> {
  seeded ??= seed()
  await cp(await seeded, folder, { recursive: true })
}

async function seed(): Promise<string> {
  const folder = emptyFolder()
  const server = await startServer(folder)
  await server.terminate()
  return folder
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'gabelstapler-process-'))
}

/**
 * @param ready what it prints once a test can go on
 * @throws {Error} with what it printed, when it ends before it is ready
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  ready = READY,
): Promise<ServerProcess> {
  const port = await getPort()
  const child = spawn(process.execPath, ['api/server.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
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
    async token() {
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: PASSWORD }),
      })
      const { data } = await response.json()
      return data.token
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  }
}
