import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { exportName } from '../../../shared/stock/export-name.ts'
import { type TableFormat, tableFormats } from '../../../shared/tables/table-cell.ts'
import { API, fetchFile } from '../data/api.ts'
import { listQuery } from '../data/query.ts'
import { saveFile } from '../parts/files.tsx'
import { useCall } from '../parts/useCall.ts'

const labels: Record<TableFormat, string> = {
  csv: 'CSV, für alle Programme',
  xlsx: 'Excel (XLSX)',
  json: 'JSON, für Programmierer',
}

/** Saves every machine that the list's filters show, on all its pages. */
export function ExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const { filterValues } = useListContext()
  const { mutate, isPending } = useCall({
    call: (format: TableFormat) =>
      fetchFile(`${API}/products/export?${listQuery({ filter: { ...filterValues, format } })}`),
    onDone: (table, format) => saveFile(table, exportName('bestand', format)),
    failed: 'Fehler beim Exportieren',
  })
  const save = (format: TableFormat) => {
    setAnchor(null)
    mutate(format)
  }
  return (
    <>
      <Button
        label="ra.action.export"
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // It stands outside the page's landmarks, and so is one of its own.
        slotProps={{ root: { role: 'region', 'aria-label': 'Exportieren' } }}
      >
        {tableFormats.map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {labels[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
