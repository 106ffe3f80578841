import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { buildServer } from './build-server.ts'

/** A product of these sources in a folder with a difficult name. */
function productOf(files: Record<string, string>): string {
  const root = join(mkdtempSync(join(tmpdir(), 'gabelstapler-build-')), 'Müller & Söhne, 100 %')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

async function build(root: string): Promise<string> {
  const place = join(root, 'dist', 'api')
  await buildServer({ root, outDir: place, place })
  return join(place, 'server.js')
}

const run = (script: string) =>
  execFileSync(process.execPath, [script], { cwd: tmpdir(), encoding: 'utf8' })

const BESIDE = {
  'package.json': '{ "type": "module" }',
  'api/server.ts': "import { text } from './deep/text.ts'\nconsole.log(text())",
  'api/deep/text.ts': `import { readFileSync } from 'node:fs'
    export const text = () => readFileSync(new URL('text.sql', import.meta.url), 'utf8')`,
  'api/deep/text.sql': 'beside the module',
}

it('modules find the files beside them, wherever the product lies and is started from', async () => {
  const root = productOf(BESIDE)
  const script = await build(root)
  expect(run(script)).toBe('beside the module\n')
  const link = join(mkdtempSync(join(tmpdir(), 'gabelstapler-build-')), 'link')
  symlinkSync(root, link)
  expect(run(join(link, 'dist/api/server.js'))).toBe('beside the module\n')
})

it.each(['dirname', 'filename', 'main'])(
  'import.meta.%s is refused, because it would be that of the built server',
  async (name) => {
    const root = productOf({
      ...BESIDE,
      'api/deep/text.ts': `export const text = () => import.meta.${name}`,
    })
    await expect(build(root)).rejects.toThrow(`import.meta.${name}`)
  },
)

it('what the environment says is read when the server starts', async () => {
  const root = productOf({
    ...BESIDE,
    '.env': 'NODE_ENV=development',
    'api/deep/text.ts': 'export const text = () => process.env.NODE_ENV',
  })
  const script = await build(root)
  const env = { ...process.env, NODE_ENV: 'staging' }
  expect(execFileSync(process.execPath, [script], { env, encoding: 'utf8' })).toBe('staging\n')
})
