import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'

export const PASSWORD = 'test-passwort'

/** What every test starts with: categories, no machines, one administrator. */
export const FIRST_START = { SEED: 'none', ADMIN_PASSWORD: PASSWORD }

interface Prepared {
  dataDir: string
  /** The administrator's. */
  token: string
}

let prepared: Promise<Prepared> | undefined

/**
 * A data folder of its own for a test, as after the first start. The migrations and passwords of a first start take
 * several times as long as a copy of what they have made, so that each worker makes them once.
 */
export async function copyPrepared(): Promise<Prepared> {
  prepared ??= prepare()
  const { dataDir, token } = await prepared
  const copy = await newFolder()
  await cp(dataDir, copy, { recursive: true })
  return { dataDir: copy, token }
}

async function prepare(): Promise<Prepared> {
  const dataDir = await newFolder()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const services = await openServices(readConfig({ DATA_DIR: dataDir, ...FIRST_START }))
  const token = await logIn(createApp({ ...services, publisher: null }))
  await services.database.close()
  return { dataDir, token }
}

/** @returns the token of the administrator */
export async function logIn(app: App): Promise<string> {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const { data } = await response.json()
  return data.token
}

const newFolder = () => mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
