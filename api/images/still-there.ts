import type { ImageStore } from './image-store.ts'

/** Parts the addresses of pictures into those that can be shown and those whose files are gone. */
export async function stillThere(images: ImageStore, addresses: string[]) {
  const kept: string[] = []
  const missing: string[] = []
  for (const address of addresses) {
    const isOwn = address.startsWith('/uploads/')
    const filename = address.slice(address.lastIndexOf('/') + 1)
    if (!isOwn || (await images.has(filename))) kept.push(address)
    else missing.push(address)
  }
  return { kept, missing }
}
