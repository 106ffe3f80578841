import { rm } from 'node:fs/promises'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { UploadResult } from '../../../shared/images/image.ts'
import { formOf, noise } from '../../catalogue/images/images.testing.ts'
import type { Answer, TestApp } from '../../tests/test-app.ts'

/** Sends a picture and answers its address. */
export async function uploadPicture({ app, token }: TestApp): Promise<string> {
  const response = await app.request('/api/upload/images', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf([['bild.jpg', await noise(20_000)]]),
  })
  const { data }: { data: UploadResult } = await response.json()
  const [picture] = data.uploaded
  if (!picture) throw new Error(JSON.stringify(data.errors))
  return picture.urls.large
}

/** Calls the route that takes a form. */
export async function restore(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  fields: Record<string, string | Blob>,
): Promise<Answer<RestoreReport>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await app.request('/api/backups/restore', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

/** Deletes all that a dealer has entered, and their pictures. */
export async function wipe(test: TestApp): Promise<void> {
  for (const table of ['inquiry', 'product', 'category', 'secret', 'app_user'])
    await test.query(`delete from ${table}`)
  await rm(test.images.folder, { recursive: true })
}
