import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endWithMeasurement, stopProcess } from './load.ts'

/** A process that renders and compresses pages and does nothing else; see `render-alone.ts`. */
export function startRenderer(dataDir: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['lab/bench/render-alone.ts'], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  endWithMeasurement(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    /** How long it takes in milliseconds, and of the processor's time, once the answers of the API are in memory. */
    async render(paths: string[]): Promise<{ wall: number; cpu: number }> {
      child.stdin.write(`${JSON.stringify(paths)}\n`)
      // It may say other things before, such as that it has no mail server.
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error('Rendering alone has ended')
        const [wall = Number.NaN, cpu = Number.NaN] = value.split(' ').map(Number)
        if (wall > 0 && cpu >= 0) return { wall, cpu }
      }
    },
    stop: () => stopProcess(child),
  }
}
