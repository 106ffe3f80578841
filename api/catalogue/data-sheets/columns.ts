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
