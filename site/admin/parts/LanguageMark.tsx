import Chip from '@mui/material/Chip'
import type { Language } from '../../../shared/writing/language.ts'

export const GOES_OUT_IN_ENGLISH = 'Bestätigung und Angebot gehen auf Englisch hinaus'

interface Props {
  language: Language
  /** What follows from it. */
  hint?: string
  /** Where every letter takes room from the name. */
  isShort?: boolean
}

/** Beside a name: that somebody is written to in English. Nothing for everybody else. */
export const LanguageMark = ({ language, hint = GOES_OUT_IN_ENGLISH, isShort = false }: Props) =>
  language === 'en' && (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      label={isShort ? 'EN' : 'Englisch'}
      title={isShort ? `Englisch: ${hint}` : hint}
      sx={mark}
    />
  )

const mark = {
  flex: 'none',
  height: 20,
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 400,
  fontSize: '.75rem',
  verticalAlign: 'text-bottom',
  '& .MuiChip-label': { px: 0.75 },
}
