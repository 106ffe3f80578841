import type { Publisher } from './publisher.ts'

/** Publishes nothing: for development, where pages are rendered at every visit, and for the API alone. */
export const noPages: Publisher = {
  follow: async () => ({ pages: 0, ms: 0 }),
  status: () => ({ pages: 0, queue: 0, lastChange: null, lastDuration: null, failures: [] }),
  retry: async () => {},
}
