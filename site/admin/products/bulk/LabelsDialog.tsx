import { TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useStore } from 'react-admin'
import {
  type LabelsInput,
  labelSheetKeys,
  labelSheetName,
  labelSheets,
  labelsPerSheet,
  sheetsFor,
} from '../../../../shared/product/label-sheets.ts'
import { formatCount, formatNumber } from '../../../../shared/writing/format.ts'
import { readWhole } from '../../../../shared/writing/german-number.ts'
import { API, fetchFile } from '../../data/api.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { openWindow } from '../../parts/files.tsx'

const choices = labelSheetKeys.map((value) => ({
  value,
  label: labelSheetName(labelSheets[value]),
}))

/** Asks on what the labels of the chosen machines are printed, and opens their sheets. */
export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds = [] } = useListContext()
  const [stored, setStored] = useStore<string>('etiketten.bogen', labelSheetKeys[0])
  const [typed, setTyped] = useState('1')

  const key = labelSheetKeys.find((known) => known === stored) ?? labelSheetKeys[0]
  const sheet = labelSheets[key]
  const last = labelsPerSheet(sheet)
  const first = firstOf(typed, last)
  const { mutate, error, isPending } = useMutation({ mutationFn: fetchLabels })
  const submit = () => {
    if (first === null || isPending) return
    const target = openWindow('Etiketten.pdf')
    mutate(
      { ids: selectedIds.map(Number), sheet: key, first },
      {
        onSuccess: (sheets) => {
          target.show(sheets)
          onClose()
        },
        onError: target.close,
      },
    )
  }

  return (
    <FormDialog
      title="Etiketten drucken"
      error={error}
      submit="PDF öffnen"
      isPending={isPending}
      disabled={first === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField
        label="Etikettenbogen"
        value={key}
        choices={choices}
        helperText={`Passend: ${sheet.sold}. In Originalgröße drucken, nicht an die Seite anpassen`}
        // On a phone the field is narrower than a name.
        sx={{ '& select': { textOverflow: 'ellipsis' } }}
        onChoose={setStored}
      />
      <TextField
        label="Ab Etikett Nr."
        value={typed}
        error={first === null}
        helperText={
          first === null
            ? `Eine Zahl von 1 bis ${last}`
            : 'Bei angebrochenem Bogen: das erste freie, Zeile für Zeile gezählt'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Typography aria-live="polite">
        {formatCount(selectedIds.length, 'Etikett', 'Etiketten')}
        {first !== null &&
          ` auf ${formatNumber(sheetsFor(sheet, selectedIds.length, first))} Bogen`}
      </Typography>
    </FormDialog>
  )
}

/** The position of the first label as it is typed; null for one that the sheet does not have. */
function firstOf(typed: string, last: number): number | null {
  const position = readWhole(typed)
  return position !== null && position >= 1 && position <= last ? position : null
}

/** Sheets of labels for machines, as PDF. */
const fetchLabels = (json: LabelsInput): Promise<Blob> =>
  fetchFile(`${API}/products/labels`, { json })
