import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import { paths } from '../../../shared/paths.ts'
import { keepsOpen } from './never-pressed.ts'
import { countLayers, listPressables, MARK, type Pressable } from './pressables.ts'
import type { Watch } from './watch.ts'

/** A press that reaches nothing has something in its way. */
const PRESS_MS = 5_000
/** From where each screen is opened, and where the back button leads from it. */
const BEFORE = { site: paths.imprint, administration: '/admin/konto' }

const isAdministration = (address: string) =>
  /^\/admin\/(?!login|passwort|hof)/.test(new URL(address, 'http://localhost').pathname)

/** Walks over the screens of one walker at one width, and collects the ways that break. */
export class Walk {
  readonly problems: string[] = []
  readonly page: Page
  readonly #who: string
  readonly #watch: Watch
  #address = ''
  #screen = ''
  /** Whether the last press has opened something. */
  #hasOpened = false
  /** After a problem nothing of the page is trusted. */
  #isBroken = false

  /** @param who for a person to read: `sales, 390 px` */
  constructor(who: string, page: Page, watch: Watch) {
    this.#who = who
    this.page = page
    this.#watch = watch
  }

  /**
   * Opens a screen and looks at it.
   * @param screen the address with names in place of numbers, for a person to read
   */
  async open(screen: string, address: string): Promise<boolean> {
    this.#screen = screen
    this.#address = address
    await this.#goTo(address)
    return this.#judge([])
  }

  /** What can be pressed on the screen as it is first shown, or after a way. */
  async list(way: Pressable[] = []): Promise<Pressable[]> {
    return (await this.#reach(way)) ? listPressables(this.page) : []
  }

  /** Makes a way from the fresh screen; answers whether its end has opened a dialog, a menu or the like. */
  async press(way: Pressable[]): Promise<boolean> {
    return (await this.#reach(way)) && this.#hasOpened
  }

  /** Leaves what a way has just opened by Escape. */
  async escape(way: Pressable[]) {
    const isClosed = await this.#close((await countLayers(this.page)) - 1)
    const hasFocus = await this.page.evaluate(() => document.activeElement !== document.body)
    await this.#judge(way, 'Escape')
    const last = way.at(-1)
    if (last && keepsOpen(last)) return
    if (!isClosed) this.#report(way, ['it stays open'], 'Escape')
    else if (!hasFocus) this.#report(way, ['the focus is lost'], 'Escape')
  }

  /** Leaves what a way has just opened by Escape, then opens it anew and leaves it by a reload and the back button. */
  async leave(way: Pressable[]) {
    await this.escape(way)
    if (!(await this.#reach(way))) return
    await this.page.reload()
    await this.#judge(way, 'reload')
    if (!(await this.#reach(way))) return
    await this.page.goBack()
    await this.#judge(way, 'back')
  }

  /** Presses the last of a way, in the state that the others lead to. */
  async #press(way: Pressable[]): Promise<boolean> {
    const target = way.at(-1)
    const index = (await listPressables(this.page)).findIndex(({ kind }) => kind === target?.kind)
    // What another way has changed or done away with is not missing.
    if (!target || index < 0) return false
    const layers = await countLayers(this.page)
    const element = this.page.locator(`[${MARK}="${index}"]`).first()
    try {
      await element.click({ timeout: PRESS_MS })
    } catch (error) {
      const known = /<[^>]+>.* intercepts pointer events|not stable|outside of the viewport/
      const text = error instanceof Error ? error.message : String(error)
      this.#report(way, [`cannot be pressed: ${known.exec(text)?.[0] ?? text.slice(0, 200)}`])
      return false
    }
    const isWell = await this.#judge(way)
    this.#hasOpened = (await countLayers(this.page)) > layers
    return isWell
  }

  /** The fresh screen, without what was typed and chosen before. */
  async #begin() {
    const before = isAdministration(this.#address) ? BEFORE.administration : BEFORE.site
    await this.#goTo(before)
    await this.page.evaluate((token) => {
      sessionStorage.clear()
      for (const key of Object.keys(localStorage)) if (key !== token) localStorage.removeItem(key)
    }, TOKEN_KEY)
    await this.#goTo(this.#address)
  }

  /** Within the administration its router leads there, as a person is led, which takes a tenth of the time. */
  async #goTo(address: string) {
    const isWithin = isAdministration(address) && isAdministration(this.page.url())
    if (isWithin && !this.#isBroken && (await countLayers(this.page)) === 0)
      await this.page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, address)
    else await this.page.goto(address)
    await this.#watch.settle(this.page)
  }

  async #reach(way: Pressable[]): Promise<boolean> {
    await this.#begin()
    for (let count = 1; count <= way.length; count++)
      if (!(await this.#press(way.slice(0, count)))) return false
    return true
  }

  /** Closes the uppermost layer; answers whether only so many are left. */
  async #close(left: number): Promise<boolean> {
    await this.page.keyboard.press('Escape')
    const end = Date.now() + PRESS_MS
    while (Date.now() < end) if ((await countLayers(this.page)) <= left) return true
    return false
  }

  async #judge(way: Pressable[], left?: string): Promise<boolean> {
    await this.#watch.settle(this.page)
    const problems = await this.#watch.takeProblems(this.page)
    this.#report(way, problems, left)
    this.#isBroken = problems.length > 0
    return !this.#isBroken
  }

  #report(way: Pressable[], problems: string[], left?: string) {
    const steps = [
      this.#who,
      this.#screen,
      ...way.map(({ label }) => `press ${label}`),
      left ?? [],
    ].flat()
    for (const problem of problems) this.problems.push(`${steps.join(', ')}: ${problem}`)
  }
}
