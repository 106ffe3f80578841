import { z } from 'zod'
import { parseId } from '../../../../shared/values/ids.ts'
import { notFound } from './errors.ts'

export const idParameter = z.object({
  id: z.string().meta({ description: 'Nummer des Eintrags; bei Kategorien auch ihr Kürzel' }),
})

export const revisionNumber = z.object({
  revision: z.string().meta({ description: 'Nummer des Standes im Verlauf' }),
})

/** @throws {ApiError} 404 if the parameter is not an id, because then nothing can have it */
export function idOf({ id }: z.infer<typeof idParameter>, unknown: string): number {
  const number = parseId(id)
  if (number === null) throw notFound(unknown)
  return number
}
