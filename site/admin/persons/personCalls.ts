import { z } from 'zod'
import { erasureItem, keptPerson, person } from '../../../shared/persons/person.ts'
import { API, fetchFile, load } from '../data/api.ts'

const apartFrom = (without: readonly string[]) =>
  without.length === 0 ? '' : `?${new URLSearchParams({ without: without.join(',') })}`

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
  /** @param without the mailboxes that are left out */
  access: (key: string, without: readonly string[]): Promise<Blob> =>
    fetchFile(`${API}/persons/${key}/export${apartFrom(without)}`),
  keptAccess: (key: string, without: readonly string[]): Promise<Blob> =>
    fetchFile(`${API}/persons/kept/${key}/export${apartFrom(without)}`),
  erase: (key: string, mode: 'check' | 'apply', without: readonly string[]) =>
    load(z.array(erasureItem), `/persons/${key}/erase`, {
      json: { mode, ...(without.length > 0 && { without }) },
    }),
  record: (): Promise<Blob> => fetchFile(`${API}/processing-record`),
}
