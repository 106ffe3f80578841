import { readFile } from 'node:fs/promises'
import { uploadResult } from '../../../shared/images/image.ts'
import { formOf } from '../../catalogue/images/images.testing.ts'
import { ask, saveProduct } from '../faults/ask.ts'
import type { Endpoint, Observations } from './observations.ts'

const PHOTO = 'data/seed/images/byd-ecb25-1.webp'

/** A machine that gets one new picture after another. */
export interface Album {
  id: number
  /** The addresses of all pictures whose save was answered. */
  saved: string[]
}

/** Uploads pictures, saves each with the machine, and then asks every endpoint for it. */
export async function addPictures(
  album: Album,
  front: Endpoint,
  members: Endpoint[],
  token: string,
  observations: Observations,
  signal: AbortSignal,
): Promise<void> {
  const photo = await readFile(PHOTO)
  while (!signal.aborted) {
    const form = formOf([['stapler.webp', photo]])
    const upload = ask(front.server, '/api/upload/images', { token, body: form })
    const uploaded = await observations.observeSave(front, 'an upload', upload)
    if (!uploaded) continue
    const [image] = uploadResult.parse(uploaded.json().data).uploaded
    const address = image?.urls.large ?? ''
    const save = saveProduct(front.server, token, { images: [address] }, album.id)
    if (!(await observations.observeSave(front, `save of ${address}`, save))) continue
    album.saved.push(address)
    const running = [front, ...members].filter(({ isRunning }) => isRunning)
    await Promise.all(
      running.map((endpoint) => checkPicture(album, address, endpoint, observations)),
    )
  }
}

/** The machine's page shows the picture, and the picture is there. */
async function checkPicture(
  { id }: Album,
  address: string,
  endpoint: Endpoint,
  observations: Observations,
) {
  const path = `/produkt/${id}`
  const page = await observations.observe(endpoint, path, ask(endpoint.server, path))
  if (page && !page.text.includes(address))
    observations.violations.push(`${path} did not show ${address} after it was saved`)
  await observations.observe(endpoint, address, ask(endpoint.server, address))
}
