import type { Page } from '@playwright/test'
import { paths } from '../../../shared/paths.ts'
import { countLayers, listPressables, MARK, type Pressable } from './pressables.ts'
import type { Watch } from './watch.ts'

/** A press that reaches nothing has something in its way. */
const PRESS_MS = 5_000
/** From where each screen is opened, and where the back button leads from it. */
const BEFORE = paths.imprint

/** Walks over the screens of one walker at one width, and collects the ways that break. */
export class Walk {
  readonly problems: string[] = []
  readonly page: Page
  readonly #watch: Watch
  #address = ''
  #screen = ''

  constructor(page: Page, watch: Watch) {
    this.page = page
    this.#watch = watch
  }

  /**
   * Opens a screen and looks at it.
   * @param screen the address with names in place of numbers, for a person to read
   */
  async open(screen: string, address: string) {
    this.#screen = screen
    this.#address = address
    await this.page.goto(address)
    await this.#judge([])
  }

  /** Presses what these names fit, one within what the other has opened, and leaves it in every way. */
  async pressThrough(...names: RegExp[]) {
    const way: Pressable[] = []
    for (const name of names) {
      const found = (await listPressables(this.page)).find((target) => name.test(target.name))
      if (!found) return this.#report(way, [`nothing to press is named ${name}`])
      way.push(found)
      if (!(await this.#press(way))) return
    }
    if ((await countLayers(this.page)) > 0) await this.#leave(way)
  }

  /** Presses the last of a way, in the state that the others lead to. */
  async #press(way: Pressable[]): Promise<boolean> {
    const target = way.at(-1)
    const index = (await listPressables(this.page)).findIndex(({ kind }) => kind === target?.kind)
    if (!target || index < 0) {
      this.#report(way, ['it is not there any more'])
      return false
    }
    const element = this.page.locator(`[${MARK}="${index}"]`).first()
    try {
      await element.click({ timeout: PRESS_MS })
    } catch (error) {
      const known = /<[^>]+>.* intercepts pointer events|not stable|outside of the viewport/
      const text = error instanceof Error ? error.message : String(error)
      this.#report(way, [`cannot be pressed: ${known.exec(text)?.[0] ?? text.slice(0, 200)}`])
      return false
    }
    return this.#judge(way)
  }

  /** Leaves what a way has opened by Escape, by a reload and by the back button. */
  async #leave(way: Pressable[]) {
    if (await this.#reach(way)) {
      const isClosed = await this.#close((await countLayers(this.page)) - 1)
      const hasFocus = await this.page.evaluate(() => document.activeElement !== document.body)
      await this.#judge(way, 'Escape')
      if (!isClosed) this.#report(way, ['it stays open'], 'Escape')
      else if (!hasFocus) this.#report(way, ['the focus is lost'], 'Escape')
    }
    if (!(await this.#reach(way))) return
    await this.page.reload()
    await this.#judge(way, 'reload')
    if (!(await this.#reach(way))) return
    await this.page.goBack()
    await this.#judge(way, 'back')
  }

  /** The fresh screen, without what was typed before. */
  async #begin() {
    await this.page.goto(BEFORE)
    await this.page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await this.page.goto(this.#address)
    await this.#watch.settle(this.page)
  }

  /** Makes a way anew from the fresh screen. */
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
    return problems.length === 0
  }

  #report(way: Pressable[], problems: string[], left?: string) {
    const steps = [this.#screen, ...way.map(({ label }) => `press ${label}`), left ?? []].flat()
    for (const problem of problems) this.problems.push(`${steps.join(', ')}: ${problem}`)
  }
}
