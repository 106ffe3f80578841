import type { Locator, Page } from '@playwright/test'
import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import { goWithin } from '../within-administration.ts'
import { keepsOpen } from './never-pressed.ts'
import { countLayers, layersAreLeft, listPressables, MARK, type Pressable } from './pressables.ts'
import type { Watch } from './watch.ts'

/** A press that reaches nothing has something in its way. */
const PRESS_MS = 5_000
/** Nor does one on a screen that was not opened for it, which is opened anew then. */
const SOON_MS = 3_000
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
  /** What was pressed since the screen was opened, for a person to repeat. */
  #way: string[] = []
  /** Where the opened screen is: some lead on by themselves. */
  #place = ''
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
    // So that the back button leads to a page from the first screen, too.
    if (this.page.url() === 'about:blank') await this.#goTo(BEFORE.site)
    await this.#arrive()
    return this.#judge()
  }

  /** What can be pressed on the screen, or in what a press has opened. */
  list(): Promise<Pressable[]> {
    return listPressables(this.page)
  }

  /**
   * Presses something of the screen, which is opened anew only where what was pressed before has led away from it or
   * stands in the way.
   * @returns whether it has opened a dialog, a menu or the like
   */
  async press(target: Pressable): Promise<boolean> {
    const isOpen = this.#isOnScreen() && (await countLayers(this.page)) === 0
    const hasOpened = isOpen ? await this.#press(target, false) : null
    if (hasOpened !== null) return hasOpened
    await this.#begin()
    return (await this.#press(target, true)) ?? false
  }

  /** Presses something in what a press opens, which stays open. */
  async pressWithin(opener: Pressable, target: Pressable): Promise<boolean> {
    const hasOpened = (await this.isOpen()) ? await this.#press(target, false) : null
    if (hasOpened !== null) return hasOpened
    return (await this.press(opener)) && ((await this.#press(target, true)) ?? false)
  }

  /** Leaves what a press has just opened by Escape. */
  async escape(opener: Pressable) {
    const isClosed = await this.#close((await countLayers(this.page)) - 1)
    const hasFocus = await this.page.evaluate(() => document.activeElement !== document.body)
    this.#way.push('Escape')
    await this.#judge()
    if (keepsOpen(opener)) return
    if (!isClosed) this.#report('it stays open')
    else if (!hasFocus) this.#report('the focus is lost')
  }

  /** Leaves what a press has just opened by Escape, then opens it anew and leaves it by a reload and the back button. */
  async leave(opener: Pressable) {
    await this.escape(opener)
    if (!(await this.press(opener))) return
    this.#way.push('reload')
    await this.page.reload()
    await this.#judge()
    if (!(await this.press(opener))) return
    this.#way.push('back')
    await this.page.goBack()
    await this.#judge()
  }

  /** Whether something is still open that a press has opened. */
  async isOpen(): Promise<boolean> {
    return this.#isOnScreen() && (await countLayers(this.page)) > 0
  }

  async #find({ kind }: Pressable): Promise<Locator | null> {
    const index = (await listPressables(this.page)).findIndex((found) => found.kind === kind)
    return index < 0 ? null : this.page.locator(`[${MARK}="${index}"]`).first()
  }

  /**
   * @param isFresh whether nothing that was pressed before can be in its way
   * @param isAgain whether it was drawn anew while it was pressed
   * @returns null if it is not there, which another way may have changed or done away with, or not to be reached yet
   */
  async #press(target: Pressable, isFresh: boolean, isAgain = false): Promise<boolean | null> {
    const element = await this.#find(target)
    if (!element) return null
    const layers = await countLayers(this.page)
    try {
      await element.click({ timeout: isFresh ? PRESS_MS : SOON_MS })
    } catch (error) {
      this.#isBroken = true
      if (!isFresh) return null
      // What a script of the page has drawn anew has lost its mark.
      if (!isAgain && (await element.count()) === 0) return this.#press(target, isFresh, true)
      const known = /<[^>]+>.* intercepts pointer events|not stable|outside of the viewport/
      const text = error instanceof Error ? error.message : String(error)
      this.#report(
        `„${target.name}“ cannot be pressed: ${known.exec(text)?.[0] ?? text.slice(0, 200)}`,
      )
      return false
    }
    this.#way.push(`press ${target.label}`)
    const isWell = await this.#judge()
    return isWell && (await countLayers(this.page)) > layers
  }

  #isOnScreen(): boolean {
    return !this.#isBroken && this.page.url() === this.#place
  }

  /** The fresh screen, without what was typed and chosen before. */
  async #begin() {
    const before = isAdministration(this.#address) ? BEFORE.administration : BEFORE.site
    await this.#goTo(before)
    await this.page.evaluate((token) => {
      sessionStorage.clear()
      for (const key of Object.keys(localStorage)) if (key !== token) localStorage.removeItem(key)
    }, TOKEN_KEY)
    await this.#arrive()
  }

  async #arrive() {
    await this.#goTo(this.#address)
    this.#place = this.page.url()
    this.#way = []
    this.#isBroken = false
  }

  /** Within the administration as a person is led. */
  async #goTo(address: string) {
    const isWithin = isAdministration(address) && isAdministration(this.page.url())
    if (isWithin && !this.#isBroken && (await countLayers(this.page)) === 0)
      await goWithin(this.page, address)
    else await this.page.goto(address)
    await this.#watch.settle(this.page)
  }

  /** Closes the uppermost layer; answers whether only so many are left. */
  async #close(left: number): Promise<boolean> {
    await this.page.keyboard.press('Escape')
    return layersAreLeft(this.page, left, PRESS_MS)
  }

  async #judge(): Promise<boolean> {
    await this.#watch.settle(this.page)
    const problems = await this.#watch.takeProblems(this.page)
    for (const problem of problems) this.#report(problem)
    this.#isBroken = problems.length > 0
    return !this.#isBroken
  }

  #report(problem: string) {
    this.problems.push(`${[this.#who, this.#screen, ...this.#way].join(', ')}: ${problem}`)
  }
}
