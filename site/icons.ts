import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptIcons, wantedIcons } from './wanted-icons.ts'

/**
 * `npm run icons`: keeps in `site/admin/icons` the icons that are imported, and no others. They come from MUI's package
 * of all icons, which is too large to be installed: 43,000 files. Its version is the one of `site/admin/icons/package.json`.
 */
const FOLDER = 'site/admin/icons'
const { name: PACKAGE, version } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
const SHAPE = /_jsx\("(\w+)", \{([^}]*)\}/g
const ATTRIBUTE = /(\w+): "([^"]*)"/g

const temporary = mkdtempSync(join(tmpdir(), 'gabelstapler-icons-'))
try {
  const packing = ['pack', `${PACKAGE}@${version}`, '--silent', '--pack-destination', temporary]
  const packed = execFileSync('npm', packing, { encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', join(temporary, packed), '-C', temporary])
  for (const icon of keptIcons()) rmSync(join(FOLDER, `${icon}.ts`))
  for (const icon of wantedIcons()) {
    const path = pathOf(readFileSync(join(temporary, 'package', `${icon}.mjs`), 'utf8'))
    writeFileSync(
      join(FOLDER, `${icon}.ts`),
      `import { icon } from './icon.ts'\n\nexport default icon('${icon}', '${path}')\n`,
    )
  }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
execFileSync('biome', ['format', '--write', FOLDER], { stdio: 'inherit' })

/** All shapes of an icon as one path. */
function pathOf(source: string): string {
  return [...source.matchAll(SHAPE)]
    .map(([, shape, attributes = '']) => {
      const of = Object.fromEntries(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
      )
      if (shape === 'path') return of.d
      if (shape === 'circle') return circle(Number(of.cx), Number(of.cy), Number(of.r))
      throw new Error(`An icon has a shape that is not known here: ${shape}`)
    })
    .join('')
}

function circle(x: number, y: number, radius: number): string {
  return `M${x} ${y}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}
