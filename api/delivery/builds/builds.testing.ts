import { gzipSync } from 'node:zlib'
import type { Dependencies } from '../../dependencies.ts'
import type { BuildFiles } from '../static/assets.ts'
import { StoredBuild } from './stored-build.ts'

export const SCRIPT = 'import "./another.js";'.repeat(100)

/** A build whose files have its name, but for one that all builds share. */
export function buildNamed(name: string): BuildFiles {
  const identity = Buffer.from(SCRIPT)
  const script = { identity, br: Buffer.from('brotli'), gzip: gzipSync(identity) }
  return new Map<string, typeof identity | typeof script>([
    [`/_astro/${name}.js`, script],
    [`/_astro/${name}.webp`, Buffer.from([0xff, 0x00, 0xfe])],
    [`/${name}.svg`, Buffer.from('<svg/>')],
    ['/_astro/same.css', script],
  ])
}

export function storedBuild(
  { config, images }: Pick<Dependencies, 'config' | 'images'>,
  files: BuildFiles,
): StoredBuild {
  return new StoredBuild({ dataDir: config.dataDir, storage: images.storage }, files)
}
