import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { unprintedLetters } from '../../../shared/printed-letters.ts'

const PRINTED = [
  'title',
  'brand',
  'model',
  'location',
  'description',
  'specifications',
  'conditionReport',
]
const SHOWN = 20

/** Says before a customer sees it which letters the papers of a machine cannot show. */
export function UnprintedLetters() {
  const letters = unprintedLetters(JSON.stringify(useWatch({ name: PRINTED })))
  if (letters.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ gridColumn: '1 / -1' }}>
      Auf der Website stehen diese Zeichen richtig, auf Datenblatt, Schildern und Vorschaubild als
      □: {letters.slice(0, SHOWN).join(' ')}
    </Alert>
  )
}
