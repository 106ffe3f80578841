import fc from 'fast-check'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { UploadResult } from '../../../shared/images/image.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formOf, picture } from '../../catalogue/images/images.testing.ts'
import { change, id } from './change.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'

function form(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** What takes longer than visitors do who ask for everything. */
export const rareChanges = [
  change('gives a machine a picture', id, async (dealer, id) => {
    const sent = formOf([['bild.jpg', await picture()]])
    const answer = await dealer.call('POST', '/api/upload/images', sent)
    const { data }: { data: UploadResult } = await answer.json()
    const images = data.uploaded.map(({ urls }) => urls.large)
    return dealer.call('PUT', `/api/products/${id}`, { images })
  }),
  change('deletes a picture', fc.constant(null), async (dealer) => {
    const machines = await dealer.read<Product[]>('/api/products?limit=1000')
    const [picture = '/none.webp'] = machines.flatMap(({ images }) =>
      images.filter((image) => image.startsWith('/uploads/')),
    )
    return dealer.call(
      'DELETE',
      `/api/upload/images/${picture.slice(picture.lastIndexOf('/') + 1)}`,
    )
  }),
  change('chooses a logo', fc.constantFrom('#111111', '#222222'), (dealer, fill) => {
    const drawing = LOGO.replace('<path', `<path fill="${fill}"`)
    return dealer.call('PUT', '/api/settings/logo', form({ logo: new File([drawing], 'logo.svg') }))
  }),
  change('returns to the mark', fc.constant(null), (dealer) =>
    dealer.call('DELETE', '/api/settings/logo'),
  ),
  change('backs everything up', fc.constant(null), (dealer) => dealer.call('POST', '/api/backups')),
  change('restores a backup', fc.nat(2), async (dealer, back) => {
    const backups = await dealer.read<Backup[]>('/api/backups')
    const { name = 'keine.zip' } = backups[back] ?? {}
    return dealer.call('POST', '/api/backups/restore', form({ name, mode: 'apply' }))
  }),
]
