import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { putInPlace } from './put-in-place.ts'

let dist: string
const next = () => join(dist, 'next')
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'gabelstapler-dist-'))
})

function write(folder: string, files: string[], daysAgo = 0): void {
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
    utimesSync(join(folder, file), at, at)
  }
}

/** Puts a build of the day in place. */
function build(files: string[]): string[] {
  write(next(), [...files, 'build.json'])
  putInPlace(next(), dist)
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
}

const OLD = ['api/server.js', 'api/late-1.js', 'server/chunks/late-1.mjs', 'client/a-1.js']

describe('a build in the place of another', () => {
  it('leaves what a server of the last one loads late, however long that has run', () => {
    write(dist, [...OLD, 'build.json'], 400)
    const files = build(['api/server.js', 'server/chunks/late-2.mjs', 'client/a-2.js'])
    expect(files.sort()).toEqual([
      'api/late-1.js',
      'api/server.js',
      'build.json',
      'client/a-2.js',
      'server/chunks/late-1.mjs',
      'server/chunks/late-2.mjs',
    ])
    expect(build(['api/server.js'])).not.toContain('api/late-1.js')
  })

  it('leaves them as well when it is the third in a row', () => {
    write(dist, [...OLD, 'build.json'], 1)
    build(['api/late-2.js'])
    expect(build(['api/late-3.js'])).toEqual(
      expect.arrayContaining(['api/late-1.js', 'api/late-2.js', 'api/late-3.js']),
    )
  })

  it('leaves parts that were not built anew', () => {
    write(dist, [...OLD, 'build.json'])
    expect(build(['api/server.js'])).toEqual(expect.arrayContaining([...OLD]))
  })
})
