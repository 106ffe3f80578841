import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErasureItem, KeptPerson, Person } from '../../../shared/persons/person.ts'
import { createOfferTest } from '../offers/offers.testing.ts'

/**
 * A dealer whose customers ask what is known of them.
 * @param env environment variables beyond those that every test has
 */
export async function createPersonsTest(env: Record<string, string> = {}) {
  const base = await createOfferTest(env)
  const { test } = base
  const { token } = test

  const find = async (search: string) =>
    (await test.get<Person[]>(`/api/persons?search=${encodeURIComponent(search)}`, token)).data

  return {
    ...base,
    find,
    findKept: async (search: string) =>
      (
        await test.get<KeptPerson[]>(
          `/api/persons/kept?search=${encodeURIComponent(search)}`,
          token,
        )
      ).data,
    /** The one person that a search finds. */
    async theOne(search: string): Promise<Person> {
      const [person, ...others] = await find(search)
      if (!person || others.length > 0) throw new Error(`${search} does not find one person`)
      return person
    },
    async write(sender: Record<string, unknown>): Promise<number> {
      const body = { message: 'Was kostet das?', ...sender }
      return (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
    },
    erase: (key: string, mode: 'check' | 'apply') =>
      test.call<ErasureItem[]>('POST', `/api/persons/${key}/erase`, { token, body: { mode } }),
    /** The files of the data folder in which a text stands. */
    async filesWith(text: string): Promise<string[]> {
      const { dataDir } = test.config
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
      const found: string[] = []
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name)
        if ((await readFile(path)).includes(text)) found.push(path)
      }
      return found
    },
  }
}
export type PersonsTest = Awaited<ReturnType<typeof createPersonsTest>>
