import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { withReason } from '../data/failure.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { saveFile } from '../forms/saveFile.ts'
import { type DayRange, statisticsCsv } from './statisticsCalls.ts'

const periods = [
  { value: 7, label: 'Sieben Tage' },
  { value: 30, label: '30 Tage' },
  { value: 90, label: '90 Tage' },
  { value: 365, label: 'Ein Jahr' },
]

interface Props {
  days: number
  onChoose: (days: number) => void
}

export const StatisticsPeriod = ({ days, onChoose }: Props) => (
  <ChoiceField
    label="Zeitraum"
    choices={periods}
    value={days}
    onChoose={(value) => onChoose(Number(value))}
    sx={{ minWidth: 160 }}
  />
)

/** The same statistics for a spreadsheet. */
export function DownloadStatistics({ range }: { range: DayRange }) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => statisticsCsv(range),
    onSuccess: (file) => saveFile(file, `statistik-${range.from}-bis-${range.to}.csv`),
    onError: (error) =>
      notify(withReason('Die Statistik konnte nicht gespeichert werden', error), { type: 'error' }),
  })
  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      Als CSV
    </Button>
  )
}
