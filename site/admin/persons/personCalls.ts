import { z } from 'zod'
import {
  type ErasureItem,
  erasureItem,
  type Person,
  person,
} from '../../../shared/persons/person.ts'
import { API, callApi, fetchFile } from '../data/api.ts'

/** What is known of persons, and its erasure. */
export const personCalls = {
  search: async (search: string): Promise<Person[]> => {
    const { data } = await callApi(`/persons?${new URLSearchParams({ search })}`)
    return z.array(person).parse(data)
  },
  access: (key: string): Promise<Blob> => fetchFile(`${API}/persons/${key}/export`),
  erase: async (key: string, mode: 'check' | 'apply'): Promise<ErasureItem[]> => {
    const { data } = await callApi(`/persons/${key}/erase`, {
      method: 'POST',
      body: JSON.stringify({ mode }),
    })
    return z.array(erasureItem).parse(data)
  },
  record: (): Promise<Blob> => fetchFile(`${API}/processing-record`),
}
