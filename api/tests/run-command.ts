import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Does what `npm run NAME -- ARGUMENTS` does for an operator, without npm, which takes longer than most commands. */
export async function runCommand(name: string, args: string[], env: Record<string, string>) {
  const [, file = ''] = scripts[name]?.split(' ') ?? []
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await exit
  return { status, stdout, stderr }
}
