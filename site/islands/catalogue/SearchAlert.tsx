import './search-alert.css'
import { type SubmitEvent, useRef, useState } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import {
  ALERT_ASKED,
  ALERT_FAILED,
  ALERT_OFFLINE,
  consent,
} from '../../../shared/alerts/alert-rules.ts'
import {
  type CatalogueState,
  formatCatalogueState,
  type LeftOut,
} from '../../../shared/catalogue/state.ts'
import { TRAP } from '../../../shared/inquiries/trap.ts'
import { isObject } from '../../../shared/values/shape.ts'
import { Trap } from '../../components/Trap.tsx'
import type { Heard } from './hits.ts'

interface Sought {
  state: CatalogueState
  /** Refused with a reason, instead of seeking more than was asked for. */
  leftOut: LeftOut[]
  /** In words. */
  words: string
}

interface Props extends Sought {
  /** Of a search with bare figures. */
  nearness: Heard['nearness']
  /** Whether mails can be sent at all. */
  offered: boolean
}

interface AskResult {
  kind: 'sent' | 'failed'
  text: string
}

type Asking = { kind: 'open' } | { kind: 'sending' } | AskResult

/** Offers to write once a machine comes that fits what the list is filtered by. Without a script it is a form. */
export function SearchAlert({ offered, ...sought }: Props) {
  return (
    <section className="search-alert no-print" id="suchauftrag" aria-labelledby="suchauftrag-titel">
      <h2 className="search-alert__title" id="suchauftrag-titel">
        Nichts Passendes dabei?
      </h2>
      {offered ? <AlertForm {...sought} /> : <SearchInquiry words={sought.words} />}
    </section>
  )
}

/** What a dealer without a mail server can do. */
function SearchInquiry({ words }: Pick<Sought, 'words'>) {
  return (
    <>
      <p>Sagen Sie uns, was Sie suchen{colon(words)}. Wir melden uns, sobald wir es haben.</p>
      <a className="button" href={paths.contactSeeking(words)}>
        Anfrage stellen
      </a>
    </>
  )
}

function AlertForm({ state, leftOut, words, nearness }: Omit<Props, 'offered'>) {
  const [asking, setAsking] = useState<Asking>({ kind: 'open' })
  const [asked, setAsked] = useState('')
  const answer = useRef<HTMLDivElement>(null)
  const kept = { ...state, sort: 'newest', view: 'raster', page: 1 } as const
  const queryOf = (search: string) => formatCatalogueState({ ...kept, search }, leftOut).slice(1)
  const query = queryOf(state.search)
  // Another choice is another alert.
  const { kind, ...said } =
    asking.kind !== 'sending' && asked !== query ? { kind: 'open' as const } : asking
  const text = 'text' in said ? said.text : null

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (kind === 'sending') return
    const form = Object.fromEntries(new FormData(event.currentTarget))
    const { email, query: chosen, [TRAP.name]: website } = form
    setAsking({ kind: 'sending' })
    setAsked(query)
    setAsking(await askForAlert({ email, query: chosen, website }))
    // The button that had the focus may be gone.
    answer.current?.focus()
  }

  return (
    <>
      <p>
        Wir schreiben Ihnen, sobald eine passende Maschine eintrifft
        {colon(words)}.
      </p>
      <div ref={answer} tabIndex={-1} role="status">
        {text && (
          <p className={`message message--${kind === 'sent' ? 'success' : 'error'}`}>{text}</p>
        )}
      </div>
      {kind !== 'sent' && (
        <form method="post" action={paths.alerts} onSubmit={submit}>
          {nearness ? (
            <fieldset className="search-alert__figures" key={query}>
              <legend className="label">Gesuchte Maße</legend>
              {[
                [`genau ${nearness.exactly}`, query] as const,
                [nearness.wider, queryOf(nearness.search)] as const,
              ].map(([label, value]) => (
                <label key={value}>
                  <input type="radio" name="query" value={value} defaultChecked={value === query} />
                  {label}
                </label>
              ))}
            </fieldset>
          ) : (
            <input type="hidden" name="query" value={query} />
          )}
          <Trap />
          <div className="search-alert__row">
            <label className="field">
              <span className="label">Ihre E-Mail-Adresse</span>
              <input
                className="input"
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </label>
            <button className="button" type="submit" aria-disabled={kind === 'sending'}>
              {kind === 'sending' ? 'Wird gesendet …' : 'Suchauftrag anlegen'}
            </button>
          </div>
          <p className="hint">
            {consent.text} <a href={paths.privacy}>Datenschutz</a>
          </p>
        </form>
      )}
    </>
  )
}

const colon = (text: string) => text && `: ${text}`

const PATIENCE = 30_000
const ACCEPTED = 202

/** Asks for a search alert. It never throws: failures are results too. */
async function askForAlert(payload: object): Promise<AskResult> {
  try {
    const response = await fetch('/api/search-alerts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status === ACCEPTED) return { kind: 'sent', text: ALERT_ASKED }
    return { kind: 'failed', text: reasonIn(await response.json().catch(() => null)) }
  } catch {
    return { kind: 'failed', text: navigator.onLine ? ALERT_FAILED : ALERT_OFFLINE }
  }
}

/** What the visitor can act on: their address, or that they have to wait. */
function reasonIn(answer: unknown): string {
  if (!isObject(answer)) return ALERT_FAILED
  const { details, error } = answer
  if (isObject(details) && Array.isArray(details.email)) return String(details.email[0])
  return typeof error === 'string' ? error : ALERT_FAILED
}
