import { isNeverPressed } from './never-pressed.ts'
import { nameOfLayer, type Pressable } from './pressables.ts'
import type { Walk } from './walk.ts'

/** So many presses at most within what another one has opened. */
const MOST_WITHIN = 8

/** Comes last, since it takes away what else there is to press. */
const closes = ({ name }: Pressable) => /^(Abbrechen|Schließen)$/.test(name)

/** Of what does the same wherever it stands. */
const keyOf = ({ leadsTo, kind }: Pressable) => leadsTo ?? kind

const isMenu = (layer: string) => /^(menu|listbox) /.test(layer)

/**
 * Presses everything once: of what repeats on screens of one kind and in their frame the first, of all links that lead
 * to one place one, and what a dialog holds where it is first opened.
 */
export class FullWalk {
  readonly #walk: Walk
  readonly #most: number
  readonly #known = new Set<string>()
  readonly #passedOver = new Set<string>()

  /** @param most so many presses at most on a screen, and within what one of them opens up to MOST_WITHIN of those */
  constructor(walk: Walk, most: number) {
    this.#walk = walk
    this.#most = most
  }

  /** What stands around this screen is not pressed around others: another walk does. */
  async passOverFrame(screen: string, address: string) {
    if (!(await this.#walk.open(screen, address))) return
    for (const target of await this.#walk.list())
      if (target.isFrame) this.#passedOver.add(keyOf(target))
  }

  async pressAll(screen: string, address: string) {
    const walk = this.#walk
    const place = screen.replace(/\?filter=.*/, '').replaceAll(/\{\w+\}|\d+/g, '#')
    if (!(await walk.open(screen, address))) return
    for (const target of this.#choose(await walk.list(), place)) {
      if (!(await walk.press(target))) continue
      const layer = await nameOfLayer(walk.page)
      if (this.#isKnown(layer)) await walk.escape(target)
      else await this.#pressWithin(layer, target)
    }
  }

  async #pressWithin(layer: string, opener: Pressable) {
    const walk = this.#walk
    const targets = this.#choose(await walk.list(), layer, true)
    if (isMenu(layer)) await walk.escape(opener)
    else await walk.leave(opener)
    targets.sort((one, other) => Number(closes(one)) - Number(closes(other)))
    for (const target of targets)
      if (await walk.pressWithin(opener, target)) await walk.escape(target)
    if (await walk.isOpen()) await walk.escape(opener)
  }

  /** Also notes that it is known from now on. */
  #isKnown(key: string): boolean {
    const isKnown = this.#known.has(key)
    this.#known.add(key)
    return isKnown
  }

  #choose(targets: Pressable[], place: string, isWithin = false): Pressable[] {
    const most = isWithin ? Math.min(MOST_WITHIN, this.#most) : this.#most
    const chosen: Pressable[] = []
    const frame = targets.filter((target) => target.isFrame && !this.#passedOver.has(keyOf(target)))
    for (const target of [...targets.filter(({ isFrame }) => !isFrame), ...frame]) {
      const isAnywhere = target.isFrame || target.leadsTo !== null
      const key = isAnywhere ? keyOf(target) : `${place} ${target.kind}`
      if (chosen.length < most && !isNeverPressed(target, isWithin) && !this.#isKnown(key))
        chosen.push(target)
    }
    return chosen
  }
}
