import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findInstalled } from './installed.ts'
import { emptyFolder } from './server-process.ts'

/** Where Varnish is installed with the modules that our configuration needs, if it is. */
export const VARNISH = existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so')
  ? findInstalled('varnishd')
  : undefined

export const PURGE_TOKEN = 'token-fuer-den-test'

/** Varnish with the configuration that we ship. */
export interface Varnish {
  url: string
  stop(): Promise<void>
}

/** @param port where it listens, so that the processes can know it before */
export async function startVarnish(port: number, processes: number[]): Promise<Varnish> {
  const url = `http://127.0.0.1:${port}`
  const folder = emptyFolder()
  const [first = '', second = first] = processes.map(String)
  const example = await readFile('docs/deploy/varnish.vcl', 'utf8')
  const file = join(folder, 'varnish.vcl')
  await writeFile(
    file,
    example
      .replace('.host = "10.0.0.11"; .port = "4321"', `.host = "127.0.0.1"; .port = "${first}"`)
      .replace('.host = "10.0.0.12"; .port = "4321"', `.host = "127.0.0.1"; .port = "${second}"`)
      .replace('replace-this-token', PURGE_TOKEN),
  )
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-T', 'none']
  const varnish = spawn(String(VARNISH), [...options, '-a', `127.0.0.1:${port}`, '-f', file], {
    stdio: 'ignore',
  })
  while (!(await isUp(url))) {
    if (varnish.exitCode !== null) throw new Error(`varnishd ended with ${varnish.exitCode}`)
    await wait(20)
  }
  return {
    url,
    async stop() {
      const exit = once(varnish, 'exit')
      varnish.kill('SIGTERM')
      await exit
    },
  }
}

/** It answers, whatever the processes behind it do. */
function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/purge`).then(
    ({ status }) => status === 404,
    () => false,
  )
}
