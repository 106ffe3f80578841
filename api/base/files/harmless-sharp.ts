import sharp from 'sharp'

type Format = 'Jpeg' | 'Png' | 'Svg' | 'Webp'

/** sharp for files of others, set for the whole process: these formats, no memory kept, so many threads a picture. */
export function harmlessSharp(formats: readonly Format[], { threads = 1 } = {}): typeof sharp {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) })
  sharp.cache(false)
  sharp.concurrency(threads)
  return sharp
}
