import { globSync, readFileSync } from 'node:fs'

const SOURCES = ['site/**/*.{ts,tsx}', 'node_modules/{react-admin,ra-*}/dist/**/*.js']
const IMPORT = /^import .* from ['"]@mui\/icons-material\/(\w+)['"]/gm

/** The names of the Material icons that the administration and react-admin import, in order. */
export function wantedIcons(): string[] {
  const found = globSync(SOURCES).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  )
  return [...new Set(found)].sort()
}

/** The names of those that `site/admin/icons` has. */
export const keptIcons = (): string[] =>
  globSync('site/admin/icons/[A-Z]*.ts')
    .map((file) => /(\w+)\.ts$/.exec(file)?.[1] ?? '')
    .sort()
