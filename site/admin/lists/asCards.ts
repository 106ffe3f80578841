/**
 * The layout of the cards that the theme makes of a DataTable's rows on narrow screens. The grid areas are
 * named after the columns; `select` is the checkbox that selects the row.
 */
export function asCards(columns: string, ...rows: string[]) {
  const names = new Set(rows.join(' ').split(' '))
  return {
    ...Object.fromEntries([...names].map((name) => [`& td.column-${name}`, { gridArea: name }])),
    '& .RaDataTable-tbody .RaDataTable-row': {
      gridTemplateColumns: columns,
      gridTemplateAreas: rows.map((row) => `"${row}"`).join(' '),
    },
  }
}
