import { z } from 'zod'
import { erasureItem, keptPerson, person } from '../../../shared/persons/person.ts'
import { API, fetchFile, load } from '../data/api.ts'

/** What is known of persons, and its erasure. */
export const personCalls = {
  /** Who is meant, and what the law keeps of those who were erased. */
  search: async (search: string) => {
    const query = new URLSearchParams({ search })
    const [known, kept] = await Promise.all([
      load(z.array(person), `/persons?${query}`),
      load(z.array(keptPerson), `/persons/kept?${query}`),
    ])
    return { known, kept }
  },
  access: (key: string): Promise<Blob> => fetchFile(`${API}/persons/${key}/export`),
  keptAccess: (key: string): Promise<Blob> => fetchFile(`${API}/persons/kept/${key}/export`),
  erase: (key: string, mode: 'check' | 'apply') =>
    load(z.array(erasureItem), `/persons/${key}/erase`, { json: { mode } }),
  record: (): Promise<Blob> => fetchFile(`${API}/processing-record`),
}
