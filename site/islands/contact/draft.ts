import type { ContactValues } from '../../../shared/contact-rules.ts'
import { has, isFlag, isText } from '../../../shared/shape.ts'

/** What a visitor has typed and not yet sent. */
export interface Draft extends ContactValues {
  /** Title of the machine that the message was begun with, or empty. */
  interest: string
  /** The query string it was written under. */
  query: string
}

const isDraft = has<Draft>({
  name: isText,
  company: isText,
  email: isText,
  phone: isText,
  message: isText,
  callback: isFlag,
  privacy: isFlag,
  interest: isText,
  query: isText,
})

const KEY = 'gabelstapler.anfrage'

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the draft over a reload, in this tab alone. A browser that forbids it costs only the draft. */
export function draftsIn(drawer: () => Drawer) {
  return {
    load(): Draft | null {
      try {
        const draft: unknown = JSON.parse(drawer().getItem(KEY) ?? 'null')
        return isDraft(draft) ? draft : null
      } catch {
        return null
      }
    },
    save(value: Draft): void {
      try {
        drawer().setItem(KEY, JSON.stringify(value))
      } catch {}
    },
    clear(): void {
      try {
        drawer().removeItem(KEY)
      } catch {}
    },
  }
}

export const drafts = draftsIn(() => sessionStorage)
