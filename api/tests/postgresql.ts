import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { childrenOf } from './children.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are, or null where it is not installed. */
export function findPostgresql(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : []
  const folder = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return folder ?? null
}

/** A PostgreSQL server of the test's own, on an address of this machine. */
export interface TestPostgresql {
  url: string
  /** Runs a statement beside whoever else is connected; answers one line a row. */
  execute(sql: string): string
  /** Runs it until that is ended, as a program that keeps a transaction open. */
  executeInBackground(sql: string): ChildProcess
  /** Ends the server from one moment to the next, as a power cut would. */
  crash(): void
  start(): void
  /** Has it say nothing more, without ending a connection: as behind a cable that was pulled. */
  freeze(): void
  thaw(): void
  /** Ends it for good. */
  stop(): void
}

/** A database that nobody has used yet: making one takes several times as long as a copy of it. */
let prepared: string | undefined

function keepForNext(data: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gabelstapler-pg-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const copy = join(folder, 'data')
  execFileSync('cp', ['-a', data, copy])
  return copy
}

export async function startPostgresql(bin: string): Promise<TestPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'gabelstapler-pg-'))
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const run = (program: string, ...args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], {
          stdio: 'ignore',
        })
      : execFileSync(join(bin, program), args, { stdio: 'ignore' })
  if (isRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, uid, uid)
  }
  const data = join(folder, 'data')
  const port = await getPort()
  if (prepared) execFileSync('cp', ['-a', prepared, data])
  else {
    run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync')
    prepared = keepForNext(data)
  }
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const psql = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', url, '-c']
  let isRunning = false
  const start = () => {
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
    isRunning = true
  }
  const crash = () => {
    if (isRunning) run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    isRunning = false
  }
  const signal = (name: NodeJS.Signals) => {
    const [main] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    for (const pid of [Number(main), ...childrenOf(Number(main))]) process.kill(pid, name)
  }
  start()
  return {
    url,
    execute: (sql) => execFileSync(join(bin, 'psql'), [...psql, sql], { encoding: 'utf8' }).trim(),
    executeInBackground: (sql) => spawn(join(bin, 'psql'), [...psql, sql], { stdio: 'ignore' }),
    crash,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop() {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
