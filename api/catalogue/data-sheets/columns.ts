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
 * @param continued the heading above entries that a column break has parted from theirs
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
    let heading: Content | null = null
    for (let item = rest[0]; item; item = rest[0]) {
      const company = item.isHeading ? (rest[1]?.height ?? 0) : 0
      if (y + item.height + company > bottom) {
        if (heading && !item.isHeading) rest.unshift(continued(heading))
        break
      }
      if (item.isHeading) heading = item
      placed.push({ item, x, y })
      y += item.height
      rest.shift()
    }
  }
  return { placed, rest }
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

/** As `setBalanced`, but what does not fit are several entries, so that none stands alone on the next page. */
export function setPage<Content extends Item>(
  items: readonly Content[],
  columns: readonly Column[],
  continued: (heading: Content) => Content,
): Setting<Content> {
  const set = setBalanced(items, columns, continued)
  const over = set.rest.filter(({ isHeading }) => !isHeading).length
  if (over === 0 || over >= LEAST_OVER) return set
  const [head, tail] = parted(items, items.length - LEAST_OVER)
  const heading = head.findLast(({ isHeading }) => isHeading)
  const needsHeading = heading && !tail[0]?.isHeading
  const { placed, rest } = setBalanced(head, columns, continued)
  return { placed, rest: [...rest, ...(needsHeading ? [continued(heading)] : []), ...tail] }
}

/** Parts items about there, but never a heading from what it heads. */
function parted<Content extends Item>(
  items: readonly Content[],
  at: number,
): [head: Content[], tail: Content[]] {
  const cut = items[at - 1]?.isHeading ? at - 1 : at
  return [items.slice(0, cut), items.slice(cut)]
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
