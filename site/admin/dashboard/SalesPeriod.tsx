import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useStore } from 'react-admin'
import { withReason } from '../data/failure.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { saveFile } from '../forms/saveFile.ts'
import { type DayRange, figuresCsv } from './salesCalls.ts'

const periods = [
  { value: 1, label: 'Dieser Monat' },
  { value: 3, label: 'Drei Monate' },
  { value: 6, label: 'Sechs Monate' },
  { value: 12, label: 'Zwölf Monate' },
]

/** How many months the figures cover; the browser remembers it. */
export const usePeriod = () => useStore('dashboard.zeitraum', 6)

interface Props {
  months: number
  onChoose: (months: number) => void
}

export const PeriodSelect = ({ months, onChoose }: Props) => (
  <ChoiceField
    label="Zeitraum"
    choices={periods}
    value={months}
    onChoose={(value) => onChoose(Number(value))}
    sx={{ maxWidth: 220 }}
  />
)

/** The same figures for a spreadsheet. */
export function DownloadFigures({ range }: { range: DayRange }) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => figuresCsv(range),
    onSuccess: (file) => saveFile(file, `anfragen-${range.from}-${range.to}.csv`),
    onError: (error) =>
      notify(withReason('Die Zahlen konnten nicht gespeichert werden', error), { type: 'error' }),
  })
  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      Als CSV
    </Button>
  )
}
