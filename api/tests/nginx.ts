import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { answers } from './answers.ts'
import { findInstalled } from './installed.ts'
import { emptyFolder, type ServerProcess } from './server-process.ts'

/** Where nginx is installed, if it is. */
export const NGINX = findInstalled('nginx')

/** nginx with a configuration that we ship. */
export interface Nginx {
  url: string
  /** Of its one worker. */
  workerPid(): number
  /** What it has noted of the requests and of what went wrong. */
  readLog(): Promise<string>
  stop(): Promise<void>
}

/** In front of one process, whose pages and pictures it delivers as files. */
export async function startNginx({
  dataDir,
  port: application,
}: Pick<ServerProcess, 'dataDir' | 'port'>): Promise<Nginx> {
  const example = await readFile('docs/deploy/nginx.conf', 'utf8')
  const site = example
    .replaceAll('/srv/gabelstapler/data', dataDir)
    .replaceAll('/srv/gabelstapler/dist', resolve('dist'))
    .replace('127.0.0.1:4321', `127.0.0.1:${application}`)
  return run(site, dataDir)
}

/** In front of several processes, which it asks for everything. */
export async function startNginxForMany(servers: { port: number }[]): Promise<Nginx> {
  const example = await readFile('docs/deploy/nginx-many.conf', 'utf8')
  const site = example
    .replace(/^ +server 10\.0\.0\.11:4321.*\n/gm, (line) =>
      servers.map(({ port }) => line.replace('10.0.0.11:4321', `127.0.0.1:${port}`)).join(''),
    )
    .replace(/^ +server 10\.0\.0\.12:4321.*\n/gm, '')
  return run(site, emptyFolder())
}

async function run(example: string, folder: string): Promise<Nginx> {
  const port = await getPort()
  const url = `http://localhost:${port}`
  const log = join(folder, 'access.log')
  const errors = join(folder, 'error.log')
  const site = example
    .replace('listen 80;', `listen ${port};`)
    .replace('server_name www.example.de;', 'server_name localhost;')
    .replace('/var/log/nginx/access.log', log)
  const config = join(folder, 'nginx.conf')
  // The user of the test owns the pages; as root nginx would hand its workers to another one.
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; pid ${folder}/nginx.pid; error_log ${errors};
     events {}
     http { types { text/css css; text/javascript js; image/avif avif; image/svg+xml svg; image/webp webp; font/woff2 woff2; } ${site} }`,
  )
  const nginx = spawn(String(NGINX), ['-c', config, '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await answers(url))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    await wait(20)
  }
  return {
    url,
    workerPid: () => childOf(nginx.pid),
    async readLog() {
      // Opening its logs again, nginx writes what it still keeps of them.
      nginx.kill('SIGUSR1')
      return (await readFile(log, 'utf8')) + (await readFile(errors, 'utf8'))
    },
    async stop() {
      const exit = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exit
    },
  }
}

/** The process that a process has started. */
export function childOf(pid = 0): number {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim().split('\n')[0])
}
