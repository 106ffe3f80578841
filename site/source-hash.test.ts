import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashOf } from './source-hash.ts'

/** Two sources in a new folder. */
function product(names: [string, string]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gabelstapler-sources-'))
  mkdirSync(join(folder, 'api'))
  for (const name of names) writeFileSync(join(folder, 'api', name), 'text')
  writeFileSync(join(folder, 'package.json'), '{}')
  return [join(folder, 'api'), join(folder, 'package.json')]
}

it('the same sources have one hash in every folder, so that a build can be moved and machines agree', () => {
  expect(hashOf(product(['a.ts', 'b.ts']))).toBe(hashOf(product(['a.ts', 'b.ts'])))
  expect(hashOf(product(['a.ts', 'b.ts']))).not.toBe(hashOf(product(['a.ts', 'c.ts'])))
})
