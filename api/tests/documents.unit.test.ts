import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

const documents = [
  ...globSync(['*.md', 'docs/**/*.md']),
  'lab/bench/README.md',
  'api/base/files/fonts/README.md',
  'site/assets/fonts/README.md',
]

const read = (file: string) => readFileSync(file, 'utf8')

/** What a heading's address is called. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const hasHeading = (file: string, anchor: string) =>
  read(file)
    .split('\n')
    .some((line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === anchor)

const matches = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, found = '']) => found)

describe.each(documents)('%s', (file) => {
  it('leads to documents and headings that there are', () => {
    const links = matches(file, /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link))
    const isBroken = (link: string) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      return !existsSync(target) || (anchor !== undefined && !hasHeading(target, anchor))
    }
    expect(links.filter(isBroken)).toEqual([])
  })

  it('names files and folders that there are', () => {
    const paths = matches(file, /`((?:api|shared|site|data\/seed|docs)\/[\w@./-]+)`/g)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names commands that there are', () => {
    const commands = matches(file, /npm run ([a-z][\w:-]*\w)/g)
    expect(commands.filter((name) => !(name in packageFile.scripts))).toEqual([])
  })
})

it('the configuration describes every variable', () => {
  const variables = matches('api/config.ts', /^ {4}([A-Z_]+): optional\(/gm)
  const described = read('docs/configuration.md')
  expect(variables).toContain('SITE_URL')
  expect(variables.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})

it('the list of documents has each of them', () => {
  const listed = read('docs/README.md')
  const missing = globSync('docs/**/*.md')
    .map((file) => file.slice('docs/'.length))
    .filter((name) => name !== 'README.md' && !listed.includes(`(${name})`))
  expect(missing).toEqual([])
})

it('the first document is read in one go', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
})
