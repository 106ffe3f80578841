import type { ContactValues } from '../../../shared/inquiries/contact-rules.ts'
import { has, isFlag, isObject, isText, listOf } from '../../../shared/values/shape.ts'

/** Who asks: the same in every form. */
export type Sender = Pick<ContactValues, 'name' | 'company' | 'email' | 'phone'>

/** What a visitor has typed of one subject but not sent yet. The privacy box is ticked anew each time. */
export interface Draft extends Omit<ContactValues, keyof Sender | 'privacy'> {
  /** What the message was begun with. */
  start: string
  /** What the address of its page said, in all. */
  asked: string
  /** Whether the page was opened to be called back. */
  asksCallback: boolean
  /** The names of the files that were chosen: no browser lets a page choose them again. */
  files: string[]
}

interface Kept {
  sender: Sender
  /** By subject, that of the last change last. */
  drafts: Record<string, Draft>
}

const isSender = has<Sender>({ name: isText, company: isText, email: isText, phone: isText })
const isDraft = has<Draft>({
  quantities: isObject,
  message: isText,
  callback: isFlag,
  callbackAt: isText,
  rentFrom: isText,
  rentFor: isText,
  deliveryPostcode: isText,
  start: isText,
  asked: isText,
  asksCallback: isFlag,
  files: listOf(isText),
})
const isDrafts = (value: unknown): value is Record<string, Draft> =>
  isObject(value) && Object.values(value).every(isDraft)
const isKept = has<Kept>({ sender: isSender, drafts: isDrafts })

const KEY = 'gabelstapler.anfrage'
/** Browsers give little room. */
const MOST_DRAFTS = 20
const NOBODY: Sender = { name: '', company: '', email: '', phone: '' }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Keeps what was typed over a reload and from page to page. If the browser forbids storage, the form works without it. */
export function draftsIn(storage: () => DraftStorage) {
  /** What this page itself has stored last. */
  let own: string | null = null
  function read(): Kept | null {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      return isKept(kept) ? kept : null
    } catch {
      return null
    }
  }
  function store(kept: Kept | null) {
    try {
      const text = JSON.stringify(kept)
      storage().setItem(KEY, text)
      own = text
    } catch {}
  }
  const without = (subject: string) => {
    const { [subject]: _, ...others } = read()?.drafts ?? {}
    return others
  }

  return {
    sender: (): Sender | null => read()?.sender ?? null,
    of: (subject: string): Draft | null => read()?.drafts[subject] ?? null,
    save(subject: string, sender: Sender, draft: Draft): void {
      const others = Object.entries(without(subject)).slice(1 - MOST_DRAFTS)
      store({ sender, drafts: Object.fromEntries([...others, [subject, draft]]) })
    },
    /** Forgets what was typed of one subject. */
    drop(subject: string): void {
      const kept = read()
      if (kept) store({ ...kept, drafts: without(subject) })
    },
    /** Forgets a subject that was sent, and who has sent it. It leaves a trace, by which other pages see that. */
    clear(subject: string): void {
      const drafts = without(subject)
      store(Object.keys(drafts).length > 0 ? { sender: NOBODY, drafts } : null)
    },
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
