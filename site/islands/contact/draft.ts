import type { ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { has, isFlag, isObject, isText } from '../../../shared/values/shape.ts'

/** What a visitor has typed but not sent yet. */
export interface Draft extends ContactValues {
  /** What the message was begun with. */
  start: string
  /** What the page on which it was written asked for. */
  subject: string
}

const isDraft = has<Draft>({
  quantities: isObject,
  name: isText,
  company: isText,
  email: isText,
  phone: isText,
  message: isText,
  callback: isFlag,
  callbackAt: isText,
  privacy: isFlag,
  rentFrom: isText,
  rentFor: isText,
  deliveryPostcode: isText,
  start: isText,
  subject: isText,
})

const KEY = 'gabelstapler.anfrage'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Keeps the draft over a reload. If the browser forbids storage, the form works without drafts. */
export function draftsIn(storage: () => DraftStorage) {
  /** What this page itself has stored last. */
  let own: string | null = null
  function store(text: string) {
    try {
      storage().setItem(KEY, text)
      own = text
    } catch {}
  }

  return {
    load(): Draft | null {
      try {
        const draft: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
        return isDraft(draft) ? draft : null
      } catch {
        return null
      }
    },
    save: (value: Draft) => store(JSON.stringify(value)),
    /** Leaves a trace, by which other pages see that what they show was sent. */
    clear: () => store('null'),
    /** Whether another page has kept or sent something since. */
    isChangedElsewhere(): boolean {
      try {
        return storage().getItem(KEY) !== own
      } catch {
        return false
      }
    },
  }
}

export const drafts = draftsIn(() => sessionStorage)
