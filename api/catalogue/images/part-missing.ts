import type { ImageStore } from './image-store.ts'

/** Parts the addresses of pictures into those that can be shown and those whose files are gone. */
export async function partMissing(images: ImageStore, addresses: string[]) {
  const isThere = await Promise.all(
    addresses.map((address) => {
      const isOwn = address.startsWith('/uploads/')
      return !isOwn || images.has(address.slice(address.lastIndexOf('/') + 1))
    }),
  )
  return {
    kept: addresses.filter((_, index) => isThere[index]),
    missing: addresses.filter((_, index) => !isThere[index]),
  }
}
