import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildAnother } from '../../tests/another-build.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { findPostgresql, startPostgresql } from '../../tests/postgresql.ts'
import { TestS3Server } from '../../tests/s3-server.ts'
import { emptyFolder, READY, type ServerProcess, startServer } from '../../tests/server-process.ts'

const PAGES = ['/', '/alle-gabelstapler', '/produkt/1', '/kontakt', '/admin']
const READERS = 3
/** How pages and scripts name the files of their build. */
const NAMED = /(?:\/|\.)_astro\/([\w.-]+\.\w+)|["'`]\.\/([\w-]+\.[\w-]{8}\.\w+)["'`]/g

/** A process and the files of its build. */
interface Member {
  server: ServerProcess
  files: Set<string>
}

const filesOf = (product: string) => new Set(readdirSync(join(product, 'dist/client/_astro')))

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, absolute, relative]) => absolute ?? relative ?? [])
}

/**
 * Visits a page of one process and loads everything that it and its scripts name from another one, as
 * behind a web server that asks both in turn.
 * @returns what was loaded
 */
async function visit(page: string, from: Member, to: Member): Promise<Set<string>> {
  const answer = await fetch(from.server.url + page)
  expect([page, answer.status]).toEqual([page, 200])
  const named = namedIn(await answer.text())
  expect(named.filter((name) => !from.files.has(name))).toEqual([])
  const loaded = new Set(named)
  for (const name of loaded) {
    const file = await fetch(`${to.server.url}/_astro/${name}`)
    expect([name, file.status]).toEqual([name, 200])
    const text = await file.text()
    if (name.endsWith('.js')) for (const next of namedIn(text)) loaded.add(next)
  }
  return loaded
}

/** Some readers at once. @returns what they loaded of the pages of the first one */
async function read(from: Member, to: Member): Promise<Set<string>> {
  const visits = Array.from({ length: READERS }, async () => {
    const loaded: string[] = []
    for (const page of PAGES) loaded.push(...(await visit(page, from, to)))
    return loaded
  })
  return new Set((await Promise.all(visits)).flat())
}

const postgresql = findPostgresql()
let another: string
const closing: (() => unknown)[] = []
beforeAll(async () => {
  another = await buildAnother()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(product: string, dataDir: string, env = {}): Promise<Member> {
  const server = await startServer(dataDir, env, READY, product)
  closing.push(() => server.terminate())
  return { server, files: filesOf(product) }
}

/** The old build serves readers while the new one starts; then both serve; then the old one ends. */
async function deploy(startOld: () => Promise<Member>, startNew: () => Promise<Member>) {
  const old = await startOld()
  const [next] = await Promise.all([startNew(), read(old, old)])
  const [ofOld, ofNew] = await Promise.all([read(old, next), read(next, old)])
  const onlyIn = (some: Set<string>, others: Set<string>) => some.difference(others).size
  expect(onlyIn(ofOld, next.files)).toBeGreaterThan(10)
  expect(onlyIn(ofNew, old.files)).toBeGreaterThan(10)
  expect(await old.server.terminate()).toBe(0)
  for (const name of ofOld) {
    const { status } = await fetch(`${next.server.url}/_astro/${name}`)
    expect([name, status]).toEqual([name, 200])
  }
}

describe('while a new build is deployed, every page gets its files', () => {
  it('from processes on one folder', async () => {
    const dataDir = await newDataDir()
    await deploy(
      () => start('.', dataDir),
      () => start(another, dataDir),
    )
  })

  it.skipIf(!postgresql)('from machines of their own (skipped without PostgreSQL)', async () => {
    const database = await startPostgresql(String(postgresql))
    closing.push(() => database.stop())
    const bucket = await TestS3Server.start()
    closing.push(() => bucket.close())
    const env = { DATABASE_URL: database.url, STORAGE_URL: bucket.url() }
    await deploy(
      () => start('.', emptyFolder(), env),
      () => start(another, emptyFolder(), env),
    )
  })
})
