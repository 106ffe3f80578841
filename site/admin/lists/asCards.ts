/**
 * The layout of the cards that the theme makes of a DataTable's rows on narrow screens. The grid areas are
 * named after the columns; `select` is the checkbox that selects the row.
 */
export function asCards(columns: string, ...rows: string[]) {
  const names = new Set(rows.join(' ').split(' '))
  return {
    ...Object.fromEntries(
      [...names].map((name) => [`& td.column-${name}`, { gridArea: name, ...insideItsArea }]),
    ),
    [ROW]: { gridTemplateColumns: columns, gridTemplateAreas: areasOf(rows) },
  }
}

/** A long word would lie below the buttons beside it. */
const insideItsArea = { minWidth: 0, overflowWrap: { xs: 'anywhere', lg: 'normal' } }

/** Other rows of the same cards where these are too wide for the narrowest phones. */
export const onNarrowPhones = (...rows: string[]) => ({
  '@media (max-width: 379.95px)': { [ROW]: { gridTemplateAreas: areasOf(rows) } },
})

const ROW = '& .RaDataTable-tbody .RaDataTable-row'
const areasOf = (rows: string[]) => rows.map((row) => `"${row}"`).join(' ')
