import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Load {
  /** Requests a second. */
  throughput: number
  /** Microseconds of processor time that the server spent on a request. */
  cpu: number
}

/** Starts a server as a process of its own; resolves when it has printed its first line. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithMeasurement(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (line) => {
      if (/läuft|listening/.test(String(line))) resolve()
    })
    child.on('exit', () => reject(new Error(`${args.join(' ')} did not start`)))
  })
  return child
}

/** Ends what is measured with the measurement, also with one that fails. */
export function endWithMeasurement(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  const end = () => child.kill(signal)
  process.on('exit', end)
  child.on('exit', () => process.off('exit', end))
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** Processor time of a process and its threads so far, in microseconds. */
export function cpuTime(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, time) => sum + time, 0)
}

interface LoadOptions {
  pids: number[]
  seconds?: number
  headers?: Record<string, string>
  /** A Lua script for wrk, for requests that differ from each other. */
  script?: string
}

/** Sends requests over 16 connections to an address of this machine, for a bounded time. */
export async function load(
  url: string,
  { pids, seconds = 4, headers = {}, script }: LoadOptions,
): Promise<Load> {
  const total = () => pids.reduce((sum, pid) => sum + cpuTime(pid), 0)
  const before = total()
  const { stdout } = await execute('wrk', [
    ...['-t1', '-c16', `-d${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const throughput = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (!requests || failed) throw new Error(`wrk (Debian package „wrk“) failed on ${url}: ${stdout}`)
  return { throughput, cpu: (total() - before) / requests }
}

/** The middle one of several measurements, by throughput: these machines are noisy. */
export async function median(measure: () => Promise<Load>, times = 3): Promise<Load> {
  const runs: Load[] = []
  for (let run = 0; run < times; run++) runs.push(await measure())
  runs.sort((a, b) => a.throughput - b.throughput)
  return runs[Math.floor(times / 2)] as Load
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
