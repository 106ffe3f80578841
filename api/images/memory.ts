import type { Metadata } from 'sharp'

/**
 * The bytes that a decoder needs at once: all of the picture where its lines do not come one after
 * another, next to nothing where they do.
 */
export function heldAtOnce(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return pixels * 2
  // A progressive JPEG's coefficients have 16 bits each; halved in both directions, two colours make half of the first.
  if (format === 'jpeg')
    return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  if (depth === 'ushort') return pixels * channels * 2
  return isProgressive ? pixels * channels : 0
}
