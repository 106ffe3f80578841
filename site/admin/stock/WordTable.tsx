import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { choicesOf } from '../../../shared/stock/choices.ts'
import { useCategoryNames } from '../categories/useCategories.ts'
import { PlainList } from '../layout/Boxes.tsx'
import { ChoiceField } from '../layout/ChoiceField.tsx'
import { Panel } from '../layout/Panel.tsx'
import { headingsOf, type ReadingProps, wordsOf } from './reading.ts'

/** Nothing is chosen. An empty text is a choice. */
const OPEN = '?'

/** The headings and words of a list that are a dealer's own, each with what it stands for. */
export function WordTable({ report, reading, isTried, isDisabled, onReading }: ReadingProps) {
  const names = useCategoryNames()
  const headings = headingsOf(report)
  const words = wordsOf(report, reading)
  if (headings.length === 0 && words.length === 0) return null
  return (
    <Panel title="Wörter Ihrer Liste">
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        Sagen Sie einmal, was sie heißen; es gilt für alle Zeilen und für die nächste Liste.
      </Typography>
      <PlainList gap={0}>
        {headings.map((heading) => (
          <WordRow
            key={heading}
            word={heading}
            place="Zwischenüberschrift"
            choices={names}
            none="Keine Kategorie"
            isNeeded
            value={reading.sections[heading]}
            {...{ isTried, isDisabled }}
            onChoose={(category) =>
              onReading({ ...reading, sections: { ...reading.sections, [heading]: category } })
            }
          />
        ))}
        {words.map(({ header, word, column, isNeeded, mayBeEmpty }) => (
          <WordRow
            key={`${header} ${word}`}
            word={word}
            place={`Spalte „${header}“`}
            choices={choicesOf(column, names) ?? []}
            none={mayBeEmpty ? 'Ohne Angabe' : null}
            isNeeded={isNeeded}
            value={reading.words[header]?.[word]}
            {...{ isTried, isDisabled }}
            onChoose={(choice) =>
              onReading({
                ...reading,
                words: { ...reading.words, [header]: { ...reading.words[header], [word]: choice } },
              })
            }
          />
        ))}
      </PlainList>
    </Panel>
  )
}

interface WordRowProps extends Pick<ReadingProps, 'isTried' | 'isDisabled'> {
  word: string
  /** Where it stands in the file. */
  place: string
  choices: readonly string[]
  /** What it is called that it stands for nothing; null where it cannot. */
  none: string | null
  isNeeded: boolean
  value: string | undefined
  onChoose: (choice: string) => void
}

function WordRow(props: WordRowProps) {
  const { word, place, choices, none, isNeeded, value, isTried, isDisabled, onChoose } = props
  const isOpen = value === undefined || (value === '' && none === null)
  const isWrong = isNeeded && isTried && isOpen
  return (
    <Box component="li" sx={rowLayout}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{word}</strong>
        <Typography variant="note">{place}</Typography>
      </Box>
      <ChoiceField
        value={isOpen ? OPEN : value}
        disabled={isDisabled}
        error={isWrong}
        helperText={isWrong ? 'Ohne diese Angabe geht es nicht weiter' : undefined}
        slotProps={{ htmlInput: { 'aria-label': `${word} bedeutet` } }}
        choices={[
          ...(isOpen
            ? [{ value: OPEN, label: isNeeded ? 'Bitte wählen' : 'So lassen, wie es dasteht' }]
            : []),
          ...choices.map((choice) => ({ value: choice, label: choice })),
          ...(none === null ? [] : [{ value: '', label: none }]),
        ]}
        onChoose={(choice) => choice !== OPEN && onChoose(choice)}
      />
    </Box>
  )
}

const rowLayout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px', md: 'minmax(0, 1fr) 456px' },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiTextField-root': { width: '100%', maxWidth: { md: 280 } },
}
