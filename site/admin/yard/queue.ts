import {
  type Content,
  content,
  dependentsOf,
  type Entry,
  type MachineRef,
  nextToSend,
  type QueuedWork,
  settledCreations,
} from './entry.ts'
import { type SentMachine, withSent } from './sent.ts'
import { openJson, type QueueDatabase, sealJson, toStore, type Vault } from './storage.ts'

interface QueueState {
  entries: Entry[]
  /** Whether something is being sent. */
  isSending: boolean
  /** Why the last attempt failed, as long as another one is to come. */
  failure: string | null
  /** What went over since there was nothing left to send, of each machine. */
  sent: SentMachine[]
  /** How many entries of other accounts wait on this phone. */
  foreign: number
}

interface Options {
  database: QueueDatabase
  vault: Vault
  owner: number
  /**
   * Sends an entry and returns the number of its machine.
   * @throws {Refused} for what the server will not take, anything else for what may succeed later
   */
  send: (entry: Entry, entries: Entry[], photo: Uint8Array<ArrayBuffer> | null) => Promise<number>
  /** Called with what is through, before it is forgotten. */
  onDone: (entry: Entry) => void
  /** Called when everything that can be sent is through. */
  onSent: () => void
}

/** The server's reason not to take an entry. */
export class Refused extends Error {}

const PHOTO_GONE =
  'Der Browser hat dieses Foto gelöscht, es ist nicht mehr auf diesem Telefon. Bitte nehmen Sie es noch einmal auf.'

const FOREIGN_KEPT_MS = 30 * 24 * 60 * 60_000

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * What an account has done in the yard and what is not through yet: kept in the browser's database, sent one after the
 * other, each with its key, until the server has answered.
 */
export class YardQueue extends EventTarget {
  readonly #options: Options
  #state: QueueState = { entries: [], isSending: false, failure: null, sent: [], foreign: 0 }
  /** The machines of which photographs are being made. */
  #held: MachineRef[] = []
  #failures = 0
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    super()
    this.#options = options
  }

  get state(): QueueState {
    return this.#state
  }

  /** Resolves when the entry will survive the browser. */
  async add(work: QueuedWork, photo: Uint8Array<ArrayBuffer> | null = null): Promise<Entry> {
    this.#forgetSent()
    const { database, vault, owner } = this.#options
    const key = crypto.randomUUID()
    const plain: Content = { work, refusal: null }
    const sealed = await sealJson(vault, plain)
    const sealedPhoto = photo && (await vault.seal(photo))
    const at = new Date().toISOString()
    const seq = await database.use('readwrite', async (change, isRepeated) => {
      const stored = change.objectStore('entries')
      // The connection may have been lost once it was done.
      const known = isRepeated ? await stored.index('owner').getAll(owner) : []
      const done = known.find((entry) => entry.key === key)
      if (done) return done.seq
      const [added] = await Promise.all([
        stored.add(toStore({ key, owner, at, content: sealed })),
        sealedPhoto && change.objectStore('photos').put(sealedPhoto, key),
      ])
      return added
    })
    const entry = { seq, key, ...plain }
    this.#set({ entries: [...this.#state.entries, entry] })
    void this.drain()
    return entry
  }

  /** Changes what is to be sent, and takes a refusal off it. */
  async change(entry: Entry, work: QueuedWork): Promise<void> {
    await this.#store({ ...entry, work, refusal: null })
    void this.drain()
  }

  /** A photograph that waits; null if it is through or was thrown away. */
  async photoOf(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const sealed = await this.#options.database.use('readonly', (stored) =>
      stored.objectStore('photos').get(key),
    )
    return sealed ? await this.#options.vault.open(sealed) : null
  }

  /** Remembers which machine photographs belong to while they are being made, though it may be created meanwhile. */
  async hold(machine: MachineRef, makePhotos: () => Promise<void>): Promise<void> {
    this.#forgetSent()
    this.#held.push(machine)
    try {
      await makePhotos()
    } finally {
      this.#held = this.#held.filter((held) => held !== machine)
      // What is left is forgotten with the next entry that goes over.
      await this.#forgetSettled().catch(() => undefined)
    }
  }

  /** Throws an entry away, and what hangs on it. */
  async discard(entry: Entry): Promise<void> {
    await this.#delete([entry, ...dependentsOf(this.#state.entries, entry)])
  }

  /** Reads what was stored before. Nothing may be added meanwhile. */
  async load(): Promise<void> {
    const { database, vault, owner } = this.#options
    const stored = await database.use('readonly', (all) =>
      all.objectStore('entries').index('owner').getAll(owner),
    )
    const opened = stored.map(async ({ seq, key, content: sealed }): Promise<Entry | null> => {
      // What cannot be read, because the server has a new secret, counts as somebody else's.
      const plain = await openJson(vault, sealed).catch(() => null)
      const { data } = content.safeParse(plain)
      return data ? { seq, key, ...data } : null
    })
    const entries = (await Promise.all(opened)).filter((entry) => entry !== null)
    this.#set({ entries, foreign: (await this.#dropForgotten()) - entries.length })
  }

  /** Drops what other accounts have not come back for, so that a shared phone does not fill up. Returns what is left. */
  async #dropForgotten(): Promise<number> {
    const { database, owner } = this.#options
    const limit = new Date(Date.now() - FOREIGN_KEPT_MS).toISOString()
    return database.use('readwrite', async (change) => {
      const [stored, photos] = [change.objectStore('entries'), change.objectStore('photos')]
      const all = await stored.getAll()
      const old = all.filter((entry) => entry.owner !== owner && entry.at && entry.at < limit)
      await Promise.all(old.flatMap(({ seq, key }) => [stored.delete(seq), photos.delete(key)]))
      return all.length - old.length
    })
  }

  /** Sends what can be sent. */
  async drain(): Promise<void> {
    clearTimeout(this.#timer)
    const name = `gabelstapler.hof.${this.#options.owner}`
    // Two windows would send the same at once, and not in order.
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await this.#sendAll()
      else if (!this.#isStopped) this.#timer = setTimeout(() => void this.drain(), FIRST_PAUSE_MS)
    })
  }

  /** Ends all sending. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#isStopped = true
    this.#options.database.close()
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const entry = this.#isStopped ? null : nextToSend(this.#state.entries)
      if (!entry) break
      this.#set({ isSending: true })
      try {
        await this.#sendOrRefuse(entry)
        this.#failures = 0
        this.#set({ failure: null })
      } catch (error) {
        this.#retryLater(error)
        return
      }
    }
    const wasSending = this.#state.isSending
    this.#set({ isSending: false, failure: null })
    if (wasSending) this.#options.onSent()
  }

  async #sendOrRefuse(entry: Entry): Promise<void> {
    try {
      await this.#send(entry)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await this.#store({ ...entry, refusal: error.message })
    }
  }

  async #send(entry: Entry): Promise<void> {
    const { send, onDone } = this.#options
    const photo = await this.photoOf(entry.key)
    if (entry.work.kind === 'photo' && !photo) throw new Refused(PHOTO_GONE)
    const id = await send(entry, this.#state.entries, photo)
    onDone(entry)
    this.#set({ sent: withSent(this.#state.sent, entry, id) })
    if (entry.work.kind === 'create') await this.#store({ ...entry, work: { ...entry.work, id } })
    else await this.#delete([entry])
    await this.#forgetSettled()
  }

  async #forgetSettled(): Promise<void> {
    const isHeld = ({ key }: Entry) =>
      this.#held.some((machine) => 'key' in machine && machine.key === key)
    await this.#delete(settledCreations(this.#state.entries).filter((entry) => !isHeld(entry)))
  }

  /** Somebody does the next thing, unless it belongs to what is still on its way. */
  #forgetSent(): void {
    const { entries, isSending } = this.#state
    if (!isSending && this.#held.length === 0 && !nextToSend(entries)) this.#set({ sent: [] })
  }

  #retryLater(error: unknown): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures)
    this.#failures += 1
    this.#set({ isSending: false, failure: error instanceof Error ? error.message : String(error) })
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.drain(), pause)
  }

  async #store(entry: Entry): Promise<void> {
    const { database, vault, owner } = this.#options
    const { seq, key, ...plain } = entry
    const at = new Date().toISOString()
    const content = await sealJson(vault, plain)
    await database.use('readwrite', (change) =>
      change.objectStore('entries').put({ seq, key, owner, at, content }),
    )
    const entries = this.#state.entries.map((known) => (known.seq === seq ? entry : known))
    this.#set({ entries })
  }

  async #delete(entries: Entry[]): Promise<void> {
    if (entries.length === 0) return
    await this.#options.database.use('readwrite', (change) => {
      const [stored, photos] = [change.objectStore('entries'), change.objectStore('photos')]
      return Promise.all(
        entries.flatMap(({ seq, key }) => [stored.delete(seq), photos.delete(key)]),
      )
    })
    const gone = new Set(entries.map(({ seq }) => seq))
    this.#set({ entries: this.#state.entries.filter(({ seq }) => !gone.has(seq)) })
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part }
    this.dispatchEvent(new Event('change'))
  }
}
