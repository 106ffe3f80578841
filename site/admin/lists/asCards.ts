/**
 * Where the screen is too narrow for columns, the theme shows each row of a DataTable as a card; this
 * lays it out. The areas bear the names of the columns; `select` is the box that selects the row.
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
