import { readFile } from 'node:fs/promises'
import { uploadResult } from '../../shared/image.ts'
import { ask } from '../faults/ask.ts'
import { formOf } from '../images/testing.ts'
import type { Respondent, Testimony } from './testimony.ts'

const PHOTO = 'data/seed/images/byd-ecb25-1.webp'

/** A machine that gets one new picture after another. */
export interface Album {
  id: number
  /** The addresses of all pictures whose save was answered. */
  saved: string[]
}

/** Uploads pictures and shows each with the machine; asks everyone for it once that is saved. */
export async function addPictures(
  album: Album,
  front: Respondent,
  members: Respondent[],
  token: string,
  testimony: Testimony,
  signal: AbortSignal,
): Promise<void> {
  const photo = await readFile(PHOTO)
  while (!signal.aborted) {
    const form = formOf([['stapler.webp', photo]])
    const upload = ask(front.server, '/api/upload/images', { token, body: form })
    const uploaded = await testimony.hearSave(front, 'an upload', upload)
    if (!uploaded) continue
    const [image] = uploadResult.parse(uploaded.json().data).uploaded
    const address = image?.urls.large ?? ''
    const body = { images: [address] }
    const save = ask(front.server, `/api/products/${album.id}`, { method: 'PUT', token, body })
    if (!(await testimony.hearSave(front, `save of ${address}`, save))) continue
    album.saved.push(address)
    const everyone = [front, ...members].filter(({ isRunning }) => isRunning)
    await Promise.all(everyone.map((one) => look(album, address, one, testimony)))
  }
}

/** The page names the picture, and the picture is there. */
async function look({ id }: Album, address: string, one: Respondent, testimony: Testimony) {
  const path = `/produkt/${id}`
  const page = await testimony.hear(one, path, ask(one.server, path))
  if (page && !page.text.includes(address))
    testimony.accusations.push(`${path} did not show ${address} after it was saved`)
  await testimony.hear(one, address, ask(one.server, address))
}
