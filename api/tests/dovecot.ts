import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { childrenOf } from './children.ts'
import { findInstalled } from './installed.ts'

/** Where Dovecot is installed, if it is. */
export const DOVECOT = findInstalled('dovecot')

const USER = 'anfrage@elbstapler.example'
const PASSWORD = 'postfach/geheim'

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Dovecot reads no mail as root. */
function reader(): { uid: number; gid: number } {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'mail'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A mail as it lies in the mailbox; lines end as mails' lines do. */
export const mailOf = (lines: Record<string, string>, text: string): string =>
  [...Object.entries(lines).map(([name, value]) => `${name}: ${value}`), '', text, '']
    .join('\n')
    .replaceAll('\n', '\r\n')

/** A mail server with one mailbox, of the test's own. */
export class TestMailbox {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gabelstapler-imap-'))
  #port = 0
  #process: ChildProcess | null = null
  #delivered = 0
  #validity = 1_800_000_000

  static async start(): Promise<TestMailbox> {
    const mailbox = new TestMailbox()
    mailbox.#port = await getPort()
    for (const name of ['cur', 'new', 'tmp'])
      mkdirSync(join(mailbox.#mails, name), { recursive: true })
    await mailbox.start()
    return mailbox
  }

  get #mails(): string {
    return join(this.#folder, 'mails')
  }

  get url(): string {
    return this.urlWith(PASSWORD)
  }

  urlWith(password: string): string {
    return `imap://${USER}:${encodeURIComponent(password)}@127.0.0.1:${this.#port}`
  }

  /** Starts it (again) at the same address. */
  async start(): Promise<void> {
    const config = join(this.#folder, 'dovecot.conf')
    writeFileSync(config, this.#configuration())
    const { uid, gid } = reader()
    const mails = readdirSync(this.#mails, { recursive: true, encoding: 'utf8' })
    for (const path of ['..', '.', ...mails]) chownSync(join(this.#mails, path), uid, gid)
    const child = spawn(String(DOVECOT), ['-F', '-c', config], { stdio: 'ignore' })
    this.#process = child
    while (!(await this.#answers())) {
      if (child.exitCode !== null)
        throw new Error(`Dovecot ended with ${child.exitCode}: ${this.log()}`)
      await wait(20)
    }
  }

  /** Ends it, and the connections to it. */
  async stop(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    // Its children serve open connections to their end, as after a restart of the server.
    const children = childrenOf(Number(child.pid))
    child.kill('SIGTERM')
    for (const pid of children) end(pid)
    await exit
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Puts a mail into it. @param at when it has arrived */
  deliver(mail: string | Buffer, at = new Date()): void {
    const name = `${at.getTime()}.M${++this.#delivered}.test`
    const file = join(this.#mails, 'tmp', name)
    writeFileSync(file, mail)
    utimesSync(file, at, at)
    renameSync(file, join(this.#mails, 'new', name))
  }

  /** The names of its mails, which say whether they were seen. */
  files(): { untouched: string[]; opened: string[] } {
    const list = (name: string) => readdirSync(join(this.#mails, name)).sort()
    return { untouched: list('new'), opened: list('cur') }
  }

  /** Empties it, as somebody does in a mail program of theirs. */
  empty(): void {
    for (const name of ['new', 'cur'])
      for (const file of readdirSync(join(this.#mails, name))) rmSync(join(this.#mails, name, file))
  }

  /** Has it number its mails anew, as after a move to another server. */
  async numberAnew(): Promise<void> {
    await this.stop()
    for (const name of readdirSync(this.#mails))
      if (name.startsWith('dovecot')) rmSync(join(this.#mails, name))
    this.#validity += 1
    writeFileSync(join(this.#mails, 'dovecot-uidlist'), `3 V${this.#validity} N1\n`)
    await this.start()
  }

  /** What it was asked and what went wrong. */
  log(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8')
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1')
    try {
      await once(socket, 'data')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }

  #configuration(): string {
    const { username } = userInfo()
    const { uid, gid } = reader()
    const own = `
      default_login_user = ${username}
      default_internal_user = ${username}
      default_internal_group = ${execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}
      service anvil {
        chroot =
      }
      service imap-login {
        chroot =
      }`
    return `
      base_dir = ${this.#folder}/run
      state_dir = ${this.#folder}/state
      log_path = ${this.#folder}/log
      protocols = imap
      listen = 127.0.0.1
      ssl = no
      disable_plaintext_auth = no
      auth_failure_delay = 0
      first_valid_uid = 0
      mail_location = maildir:${this.#mails}
      ${username === 'root' ? '' : own}
      service imap-login {
        inet_listener imap {
          port = ${this.#port}
        }
        inet_listener imaps {
          port = 0
        }
      }
      service anvil {
        unix_listener anvil-auth-penalty {
          mode = 0
        }
      }
      passdb {
        driver = static
        args = password=${PASSWORD}
      }
      userdb {
        driver = static
        args = uid=${uid} gid=${gid} home=${this.#folder}
      }
`
  }
}
