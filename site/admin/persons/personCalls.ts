import { z } from 'zod'
import { erasureItem, person } from '../../../shared/persons/person.ts'
import { API, fetchFile, load } from '../data/api.ts'

/** What is known of persons, and its erasure. */
export const personCalls = {
  search: (search: string) => load(z.array(person), `/persons?${new URLSearchParams({ search })}`),
  access: (key: string): Promise<Blob> => fetchFile(`${API}/persons/${key}/export`),
  erase: (key: string, mode: 'check' | 'apply') =>
    load(z.array(erasureItem), `/persons/${key}/erase`, { json: { mode } }),
  record: (): Promise<Blob> => fetchFile(`${API}/processing-record`),
}
