import type { Flow } from '../../base/files/paper/flow.ts'
import { MARGIN, RIGHT } from './measures.ts'

/** Something of a known height that is set in columns. */
export interface Item {
  height: number
  isHeading: boolean
}

export interface Column {
  x: number
  top: number
  bottom: number
}

export interface Setting<Content extends Item> {
  placed: { item: Content; x: number; y: number }[]
  /** What did not fit. */
  rest: Content[]
}

/**
 * Sets as many items as fit, one column after the other. A heading never ends a column.
 * @param continued the heading above entries that are left over without theirs
 */
export function setInColumns<Content extends Item>(
  items: readonly Content[],
  columns: readonly Column[],
  continued: (heading: Content) => Content,
): Setting<Content> {
  const placed: Setting<Content>['placed'] = []
  const rest = [...items]
  for (const { x, top, bottom } of columns) {
    let y = top
    for (let item = rest[0]; item; item = rest[0]) {
      const company = item.isHeading ? (rest[1]?.height ?? 0) : 0
      if (y + item.height + company > bottom) break
      placed.push({ item, x, y })
      y += item.height
      rest.shift()
    }
  }
  return { placed, rest: headed(items, placed.length, continued) }
}

/** The items from there on, under the heading that they had. */
function headed<Content extends Item>(
  items: readonly Content[],
  from: number,
  continued: (heading: Content) => Content,
): Content[] {
  const rest = items.slice(from)
  const heading = items.slice(0, from).findLast(({ isHeading }) => isHeading)
  return heading && rest[0]?.isHeading === false ? [continued(heading), ...rest] : rest
}

const STEP = 6

/** As `setInColumns`, but with columns of about the same length where everything fits. */
export function setBalanced<Content extends Item>(
  items: readonly Content[],
  columns: readonly Column[],
  continued: (heading: Content) => Content,
): Setting<Content> {
  const total = items.reduce((sum, { height }) => sum + height, 0)
  const tallest = Math.max(...columns.map(({ top, bottom }) => bottom - top))
  for (let height = total / columns.length; height < tallest; height += STEP) {
    const shortened = columns.map((column) => ({
      ...column,
      bottom: Math.min(column.bottom, column.top + height),
    }))
    const set = setInColumns(items, shortened, continued)
    if (set.rest.length === 0) return set
  }
  return setInColumns(items, columns, continued)
}

/** So many entries are worth a further page; fewer would look lost there. */
const LEAST_OVER = 6
/** So many are worth the heading that is repeated above them. */
const LEAST_CONTINUED = 3

/** As `setBalanced`, but what does not fit are several entries, so that none stands alone on the next page. */
export function setPage<Content extends Item>(
  items: readonly Content[],
  columns: readonly Column[],
  continued: (heading: Content) => Content,
): Setting<Content> {
  const set = setBalanced(items, columns, continued)
  if (set.rest.length === 0) return set
  const cut = cutAt(items, Math.min(set.placed.length, items.length - LEAST_OVER))
  if (cut < 1) return set
  const { placed } = setBalanced(items.slice(0, cut), columns, continued)
  return { placed, rest: headed(items, placed.length, continued) }
}

/** Where items are parted, there or before: never a heading from what it heads, nor its last few entries from it. */
function cutAt(items: readonly Item[], at: number): number {
  const isHeadingAt = (index: number) => items[index]?.isHeading ?? true
  let next = at
  while (!isHeadingAt(next)) next++
  const cut = next === at ? at : Math.min(at, next - LEAST_CONTINUED)
  return cut > 1 && isHeadingAt(cut - 1) ? cut - 1 : cut
}

interface Drawing<Content extends Item> {
  set(items: readonly Content[], columns: readonly Column[]): Setting<Content>
  draw(placed: Setting<Content>['placed']): void
  /** The room above them on each page. */
  above?: number
}

/** Draws items in the two columns of a sheet, on as many pages as they take. */
export function drawInColumns<Content extends Item>(
  flow: Flow,
  items: readonly Content[],
  { set, draw, above = 0 }: Drawing<Content>,
): void {
  let rest = items
  for (;;) {
    const top = flow.y + above
    const setting = set(
      rest,
      [MARGIN, RIGHT].map((x) => ({ x, top, bottom: flow.bottom })),
    )
    draw(setting.placed)
    rest = setting.rest
    if (rest.length === 0) {
      flow.y = Math.max(top, ...setting.placed.map(({ item, y }) => y + item.height))
      return
    }
    flow.newPage()
  }
}
