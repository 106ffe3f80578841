import InternalIcon from '@mui/icons-material/LockOutlined'
import VisibleIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { aboutField } from '../../../shared/product/fields.ts'
import { choicesOf } from '../../../shared/stock/choices.ts'
import { FURTHER, mappingTargets } from '../../../shared/stock/columns.ts'
import { visitorsSee } from '../../../shared/stock/visibility.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { useMay } from '../auth/me.tsx'
import { useCategoryNames } from '../categories/useCategories.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { headingsOf, type ReadingProps, withColumn, wordsOf } from './reading.ts'

interface ReadingRowProps {
  /** What stands in the file, and what is to be known of it. */
  name: string
  note: ReactNode
  /** As what it is read. */
  children: ReactNode
}

const ReadingRow = ({ name, note, children }: ReadingRowProps) => (
  <Box component="li" sx={rowLayout}>
    <div>
      <strong>{name}</strong>
      <Typography variant="note">{note}</Typography>
    </div>
    {children}
  </Box>
)

const rowLayout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  justifyItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px', md: 'minmax(0, 1fr) 280px 160px' },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}

/** Each column with some of its values, as what it is read, and who sees it. */
export function ColumnTable({ report, reading, isDisabled, onReading }: ReadingProps) {
  const knowsCost = useMay('products.purchase-price')
  const columns = report.columns.map(({ header }, at) => ({
    header,
    samples: report.samples[at] ?? [],
    readAs: reading.columns[header] ?? null,
  }))
  const unread = columns.filter(({ readAs }) => readAs === null)
  return (
    <>
      <Typography variant="note" gutterBottom>
        {formatCount(columns.length, 'Spalte', 'Spalten')}
        {unread.length > 0
          ? `. Nicht gelesen werden: ${unread.map(({ header }) => `„${header}“`).join(', ')}`
          : ', alle erkannt'}
      </Typography>
      <fieldset disabled={isDisabled} aria-label="Was jede Spalte enthält">
        <PlainList gap={0}>
          {columns.map(({ header, samples, readAs }) => (
            <ReadingRow key={header} name={header} note={<Samples samples={samples} />}>
              <ChoiceField
                value={readAs ?? NOT_READ}
                slotProps={{ htmlInput: { 'aria-label': header } }}
                choices={choicesFor(header, readAs).filter(
                  ({ value }) =>
                    knowsCost || aboutField(value)?.needs !== 'products.purchase-price',
                )}
                onChoose={(target) => onReading(withColumn(reading, header, target || null))}
              />
              <Audience readAs={readAs} />
            </ReadingRow>
          ))}
        </PlainList>
      </fieldset>
    </>
  )
}

const NOT_READ = ''

const Samples = ({ samples }: { samples: string[] }) => (
  <Box component="span" sx={clamped}>
    {samples.length > 0 ? samples.join(' · ') : 'leer'}
  </Box>
)

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

function choicesFor(header: string, readAs: string | null) {
  const further = readAs?.startsWith(FURTHER) ? readAs : `${FURTHER}${header}`
  return [
    { value: NOT_READ, label: 'Nicht lesen' },
    ...mappingTargets.map(({ target, header }) => ({ value: target, label: header })),
    { value: further, label: further },
  ]
}

function Audience({ readAs }: { readAs: string | null }) {
  if (readAs === null) return <Typography variant="note">nicht gelesen</Typography>
  return visitorsSee(readAs) ? (
    <Chip size="small" variant="outlined" icon={<VisibleIcon />} label="Besucher sehen es" />
  ) : (
    <Chip size="small" icon={<InternalIcon />} label="nur intern" />
  )
}

/** The headings and words of a list that are a dealer's own, each with what it stands for. */
export function WordTable({ report, reading, isTried, isDisabled, onReading }: ReadingProps) {
  const names = useCategoryNames()
  const headings = headingsOf(report)
  const words = wordsOf(report, reading)
  if (headings.length === 0 && words.length === 0) return null
  return (
    <Panel title="Wörter Ihrer Liste">
      <Typography variant="intro">
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
            isTried={isTried}
            isDisabled={isDisabled}
            onChoose={(category) =>
              onReading({ ...reading, sections: { ...reading.sections, [heading]: category } })
            }
          />
        ))}
        {words.map(({ header, word, column, isNeeded, mayBeEmpty }) => (
          <WordRow
            key={`${header} ${word}`}
            word={word}
            place={header in reading.columns ? `Spalte „${header}“` : header}
            choices={choicesOf(column, names) ?? []}
            none={mayBeEmpty ? 'Ohne Angabe' : null}
            isNeeded={isNeeded}
            value={reading.words[header]?.[word]}
            isTried={isTried}
            isDisabled={isDisabled}
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

/** Nothing is chosen. An empty text is a choice. */
const OPEN = '?'

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
    <ReadingRow name={word} note={place}>
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
    </ReadingRow>
  )
}
