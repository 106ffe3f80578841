import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** What a screen is not ready without. */
const AWAITED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr', 'other'])
/** Long enough for a busy machine. */
const PATIENCE_MS = 20_000
/** React shows what a script has brought up to 300 ms later, so that a screen does not flicker; busy cores take longer. */
const REVEALED_MS = 500
/** The answer itself is judged, which says more. */
const ANSWERED_ELSEWHERE = /^Failed to load resource: the server responded/
/** A preview of a text shows the page without its scripts. */
const PREVIEW = /^Blocked script execution in 'about:srcdoc'/
/** See `GIVEN_UP` of the other journeys. */
const GIVEN_UP = /^Transition was aborted because of invalid state/

/** Answers that refuse and are right to. */
const expectedAnswers: [status: number, path: RegExp][] = [
  // The one administrator may not lock themselves out.
  [409, /^\/api\/users\/1$/],
  // A question about an offer without words; its form goes on for the order, too, so the browser lets it pass.
  [400, /^\/angebot\/[0-9a-f]+$/],
]

/** Listens to everything that goes wrong in the windows of a walk. */
export class Watch {
  readonly #pending = new Set<Request>()
  readonly #windows = new Set<Promise<void>>()
  #scriptCameAt = 0
  #problems: string[] = []

  constructor(page: Page) {
    const context = page.context()
    // What another window still asks for when it is closed would never be answered.
    page.on('request', (request) => {
      if (AWAITED.has(request.resourceType())) this.#pending.add(request)
    })
    page.on('requestfinished', (request) => {
      this.#pending.delete(request)
      if (request.resourceType() === 'script') this.#scriptCameAt = Date.now()
    })
    page.on('requestfailed', (request) => this.#pending.delete(request))
    context.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const status = response.status()
      const isExpected = expectedAnswers.some(
        ([known, path]) => known === status && path.test(pathname),
      )
      if (status >= 400 && !isExpected)
        this.#problems.push(`${response.request().method()} ${pathname} answers ${status}`)
    })
    context.on('weberror', (error) => this.#problems.push(`error: ${error.error().message}`))
    context.on('console', (message) => {
      const text = message.text()
      const isKnown = [ANSWERED_ELSEWHERE, PREVIEW, GIVEN_UP].some((known) => known.test(text))
      if (message.type() !== 'error' || isKnown) return
      this.#problems.push(`console: ${text.slice(0, 300)}`)
    })
    context.on('page', (other) => {
      if (other !== page) this.#windows.add(look(other))
    })
    // A form with changes asks whether it may be left.
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
    page.on('filechooser', () => undefined)
  }

  /** Resolves once nothing loads and nothing says that it does. */
  async settle(page: Page) {
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      await Promise.all(this.#windows)
      this.#windows.clear()
      const isWaiting = await page.evaluate(waits).catch(() => true)
      const hiddenFor = this.#scriptCameAt + REVEALED_MS - Date.now()
      if (!isWaiting && hiddenFor <= 0 && this.#pending.size === 0) return
      if (!isWaiting && hiddenFor > 0) await pause(hiddenFor)
    }
    const requests = [...this.#pending].map((request) => new URL(request.url()).pathname)
    this.#problems.push(`still loads after ${PATIENCE_MS / 1000} s ${requests.join(', ')}`)
    this.#pending.clear()
  }

  /** What went wrong since it was asked last, and what is wrong on the screen. */
  async takeProblems(page: Page): Promise<string[]> {
    const found = [...this.#problems, ...(await page.evaluate(inspect))]
    this.#problems = []
    return [...new Set(found)]
  }
}

/** A window that a press has opened: only its answer counts. */
async function look(other: Page): Promise<void> {
  await other.waitForLoadState('domcontentloaded').catch(() => undefined)
  await other.close().catch(() => undefined)
}

/** Whether there is no screen yet, or something says that it is loading or still changes. */
async function waits(): Promise<boolean> {
  const idle = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))
      // A busy browser may leave a frame undrawn for ever.
      setTimeout(resolve, 3000)
    })
  // A script that has just come runs a moment later.
  const changes = new MutationObserver(() => undefined)
  changes.observe(document, { subtree: true, childList: true, attributes: true })
  for (let count = 0; count < 3; count++) await idle()
  if (changes.takeRecords().length > 0) return true
  const loading =
    '[role=status][aria-label="Wird geladen"], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow]), .RaLoading-root, [aria-busy=true]'
  // What fades away can still be pressed, and takes the focus with it.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  return (
    isMoving ||
    document.readyState !== 'complete' ||
    // Every screen has one, and until then there is none.
    !document.querySelector('h1')?.checkVisibility() ||
    [...document.querySelectorAll(loading)].some((element) => element.checkVisibility())
  )
}

/** What nobody should ever see. */
function inspect(): string[] {
  const failures =
    /Es ist ein Fehler aufgetreten|schiefgelaufen|Kein Zugriff|Diese Adresse gibt es in der Verwaltung nicht|Internal Server Error/
  const leaks =
    /\bundefined\b|\[object \w+\]|\bNaN\b|Invalid Date|\bra\.[a-z]+\.|\bresources\.[a-z]/
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'value', 'href'].flatMap(
    (name) =>
      [...document.querySelectorAll(`[${name}]`)].map(
        (element) => element.getAttribute(name) ?? '',
      ),
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const text = document.body.innerText
  const quote = (of: string, pattern: RegExp) => {
    const at = of.search(pattern)
    return at < 0 ? null : of.slice(Math.max(0, at - 30), at + 50).replaceAll(/\s+/g, ' ')
  }
  const failure = quote(text, failures)
  const leak = [text, ...attributes].map((of) => quote(of, leaks)).find((found) => found !== null)
  const widest = () =>
    [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
  const isHidden =
    document.querySelector('h1')?.closest('[aria-hidden=true]') &&
    ![...document.querySelectorAll('[role=dialog], [role=presentation]')].some((layer) =>
      layer.checkVisibility(),
    )
  return [
    ...(isHidden ? ['is hidden from everybody who does not see'] : []),
    ...(failure ? [`shows „${failure}“`] : []),
    ...(leak ? [`shows „${leak}“`] : []),
    ...(scrollWidth > clientWidth
      ? [
          `scrolls sideways by ${scrollWidth - clientWidth} px: ${widest()?.outerHTML.slice(0, 120)}`,
        ]
      : []),
  ]
}
