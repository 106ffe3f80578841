import sharp from 'sharp'

type Format = 'Jpeg' | 'Png' | 'Svg' | 'Webp'

/**
 * sharp for a process that reads files of others. Only the decoders of these formats see their bytes, and no
 * memory is held between two pictures. The settings are those of the whole process.
 * @param threads how many of them one picture may take
 */
export function harmlessSharp(formats: readonly Format[], { threads = 1 } = {}): typeof sharp {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) })
  sharp.cache(false)
  sharp.concurrency(threads)
  return sharp
}
