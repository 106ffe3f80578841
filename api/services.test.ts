import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigurationError } from './base/configuration-error.ts'
import { withStartLock } from './base/data/db/start-lock.ts'
import { readConfig } from './config.ts'
import { explainStart } from './operation/process/start-failure.ts'
import { openServices } from './services.ts'

let folder: string
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-services-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (dataDir: string, env: Record<string, string> = {}) =>
  openServices(readConfig({ DATA_DIR: dataDir, SEED: 'none', ...env }))

describe('a start that cannot succeed says in one line why', () => {
  const reasonOf = async (opening: Promise<unknown>) => {
    const error = await opening.catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as ConfigurationError).message
  }

  it.each([
    ['is a file', 'file'],
    ['lies below a file', 'file/data'],
    ['holds a folder in place of the database', 'odd'],
  ])('when the data folder %s', async (_, path) => {
    await writeFile(join(folder, 'file'), '')
    await mkdir(join(folder, 'odd', 'gabelstapler.sqlite'), { recursive: true })
    const dataDir = join(folder, path)
    expect(await reasonOf(open(dataDir))).toBe(
      `DATA_DIR: In ${dataDir} kann nicht geschrieben werden.`,
    )
  })

  it('when another process keeps the data to itself', async () => {
    const waiting = withStartLock(folder, () => withStartLock(folder, async () => {}, 1))
    const config = readConfig({ DATA_DIR: folder })
    const explained = waiting.catch((error: unknown) => Promise.reject(explainStart(error, config)))
    expect(await reasonOf(explained)).toBe(
      `DATA_DIR: Ein anderer Prozess hält die Daten in ${folder} besetzt. Beenden Sie ihn, oder starten Sie später noch einmal.`,
    )
  })

  it('when the database is none', async () => {
    await writeFile(join(folder, 'gabelstapler.sqlite'), 'kein SQLite'.repeat(1000))
    expect(await reasonOf(open(folder))).toBe(
      `DATA_DIR: Die Datenbank in ${folder} ist beschädigt. Spielen Sie eine Sicherung zurück.`,
    )
  })

  it.each([
    [
      'a newer version has already changed the database',
      '2099-01-01-future',
      /eine neuere Version dieser/,
    ],
    [
      'only earlier versions have used the database',
      '2026-11-21-initial',
      /Machen Sie mit jener Version/,
    ],
  ])('when %s', async (_, migration, reason) => {
    const { database } = await open(folder)
    await database.orm.em
      .fork()
      .execute('insert into mikro_orm_migrations (name) values (?)', [migration])
    await database.close()
    expect(await reasonOf(open(folder))).toMatch(reason)
  })

  it('when no PostgreSQL is there', async () => {
    const opening = open(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await reasonOf(opening)).toMatch(/^DATABASE_URL: Die Datenbank ist nicht erreichbar \(/)
  })
})
