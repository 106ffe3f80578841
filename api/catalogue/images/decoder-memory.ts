import type { Metadata } from 'sharp'

/**
 * The bytes that a decoder holds at once: the whole picture if its lines do not come in order, next to
 * nothing if they do.
 */
export function heldAtOnce(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return pixels * 2
  // A progressive JPEG needs 16 bits for each coefficient. With 4:2:0 the two colour channels have a quarter of the pixels each.
  if (format === 'jpeg')
    return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  if (depth === 'ushort') return pixels * channels * 2
  return isProgressive ? pixels * channels : 0
}
