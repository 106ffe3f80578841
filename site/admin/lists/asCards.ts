/**
 * The layout of the cards that the theme makes of a DataTable's rows on narrow screens. The grid areas are
 * named after the columns; `select` is the checkbox that selects the row.
 */
export function asCards(columns: string, ...rows: string[]) {
  const names = new Set(rows.join(' ').split(' '))
  return {
    ...Object.fromEntries([...names].map((name) => [`& td.column-${name}`, { gridArea: name }])),
    [ROW]: { gridTemplateColumns: columns, gridTemplateAreas: areasOf(rows) },
  }
}

/** Other rows of the same cards where these are too wide for the narrowest phones. */
export const onNarrowPhones = (...rows: string[]) => ({
  '@media (max-width: 379.95px)': { [ROW]: { gridTemplateAreas: areasOf(rows) } },
})

const ROW = '& .RaDataTable-tbody .RaDataTable-row'
const areasOf = (rows: string[]) => rows.map((row) => `"${row}"`).join(' ')

/** A column whose text ends where its line does, and that takes what the others leave. */
export const oneLine = (column: string) => ({
  [`& td.column-${column}`]: {
    // Not `0`, which would be no limit.
    maxWidth: '1px',
    width: { lg: '60%' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
