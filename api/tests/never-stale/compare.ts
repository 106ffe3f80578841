import fc from 'fast-check'
import type { Site } from '../../delivery/publish/site.ts'
import { lists, visible } from './addresses.ts'
import type { AnyChange } from './change.ts'
import { authors, Comparison } from './comparison.ts'

interface Options {
  site: Site
  changes: AnyChange[]
  /** Addresses beyond those that every site has. */
  more?: string[]
  /** How many sites there are, and how many changes of each. */
  sites: number
  steps: number
}

const everywhere = Object.values(visible).flatMap((asked) => (Array.isArray(asked) ? asked : []))

/**
 * Makes random changes of random sites, and after each of them asks for everything that visitors may read. What was
 * kept since before the change must be what a process says that has just been started on the same data.
 * @returns what was done at least once
 */
export async function compareWithFresh(options: Options): Promise<Set<string>> {
  const { site, changes, more = [], sites, steps } = options
  const made = new Set<string>()
  const step = fc.tuple(fc.oneof(...changes), fc.constantFrom('itself', ...authors))
  await fc.assert(
    fc.asyncProperty(
      fc.array(lists, { maxLength: 12, size: 'max' }),
      fc.array(step, { minLength: steps, maxLength: steps }),
      async (lists, steps) => {
        const comparison = await Comparison.start(site, [...everywhere, ...lists, ...more])
        try {
          for (const [change, by] of steps)
            if (await comparison.follow(change, by)) made.add(change.what)
        } finally {
          await comparison.close()
        }
      },
    ),
    // Making a failure smaller would take longer than a test may.
    { numRuns: sites, endOnFailure: true },
  )
  return made
}
