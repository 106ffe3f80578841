import AddIcon from '@mui/icons-material/Add'
import { Box, Button, TextField, Typography } from '@mui/material'
import { type ClipboardEvent, useRef, useState } from 'react'
import { TextInput, useNotify } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type FigureDefinition, specificationGroups } from '../../../shared/figures/definition.ts'
import { definitionOf, type FigureKey, figureKeys } from '../../../shared/figures/registry.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { useChosenCategory } from '../categories/useCategories.ts'
import { Columns, Row, Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { MoveButtons, RemoveButton } from '../parts/RowButtons.tsx'
import {
  emptyRow,
  FIGURE_ROWS,
  fillRows,
  linesNamed,
  readingOf,
  readPastedSheet,
  type SpecificationRow,
  withUnit,
} from './specificationRows.ts'

interface Rows {
  specifications: SpecificationRow[]
}

/** All technical data are rows of one list: first those that are fields, then the dealer's own. */
export function Specifications() {
  const { fields, append, remove, swap, replace } = useFieldArray<Rows>({
    name: 'specifications',
  })
  const own = fields.slice(FIGURE_ROWS)
  const { getValues } = useFormContext<Rows>()
  // `fields` does not know what was typed since the last row came or went.
  const fill = (pasted: SpecificationRow[]) =>
    replace(fillRows(getValues('specifications'), pasted))
  return (
    <Panel title="Technische Daten">
      <PasteSheet fill={fill} />
      <FigureFields />
      <Typography component="h3" variant="subtitle2" gutterBottom>
        Weitere Angaben
      </Typography>
      {own.map(({ id }, index) => (
        <OwnRow
          key={id}
          index={index}
          count={own.length}
          fill={fill}
          onMove={(to) => swap(FIGURE_ROWS + index, FIGURE_ROWS + to)}
          onRemove={() => remove(FIGURE_ROWS + index)}
        />
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyRow)}>
        Zeile hinzufügen
      </Button>
    </Panel>
  )
}

interface Props {
  /** Its place among those that have no field. */
  index: number
  count: number
  /** Takes a table or a type sheet that is pasted into the name. */
  fill: (rows: SpecificationRow[]) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function OwnRow({ index, count, fill, onMove, onRemove }: Props) {
  const name = `Angabe ${index + 1}`
  const source = `specifications.${FIGURE_ROWS + index}`
  const notify = useNotify()
  const paste = (event: ClipboardEvent) => {
    const { rows, rest } = readPastedSheet(event.clipboardData.getData('text/plain'))
    if (rows.length === 0) return
    event.preventDefault()
    fill(rows)
    if (rest.length > 0)
      notify(`Nicht übernommen: ${linesNamed(rest)}`, { type: 'warning', autoHideDuration: null })
  }
  return (
    <Row align="start" below={1}>
      <Stacked gap={1} sx={{ flex: '1 1 16rem' }} columns="1fr 1fr">
        <TextInput source={`${source}.name`} label="Name" onPaste={paste} />
        <TextInput source={`${source}.value`} label="Wert" />
      </Stacked>
      <Box sx={{ display: 'flex', minHeight: 40, alignItems: 'center' }}>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <RemoveButton label={`${name} entfernen`} disabled={count === 1} onRemove={onRemove} />
      </Box>
    </Row>
  )
}

/** A field for each known figure, under the headings of the website; those of other categories folded away. */
function FigureFields() {
  const slug = useChosenCategory()?.slug
  const isUsual = (key: FigureKey) => {
    const { usualFor } = definitionOf(key)
    return !usualFor || !slug || usualFor.some((truck) => truck === slug)
  }
  const usual = figureKeys.filter(isUsual)
  const unusual = figureKeys.filter((key) => !isUsual(key))
  return (
    <>
      {specificationGroups.map((group) => {
        const keys = usual.filter((key) => definitionOf(key).heading === group)
        return (
          keys.length > 0 && (
            <Stacked key={group} gap={0} below={2}>
              <Typography component="h3" variant="subtitle2" gutterBottom>
                {group}
              </Typography>
              <FieldGroup keys={keys} />
            </Stacked>
          )
        )
      })}
      {unusual.length > 0 && (
        <Box component="details" sx={{ mb: 2 }}>
          <Box component="summary" sx={{ py: 1 }}>
            Angaben, die bei dieser Kategorie selten sind
          </Box>
          <FieldGroup keys={unusual} />
        </Box>
      )}
    </>
  )
}

const FieldGroup = ({ keys }: { keys: FigureKey[] }) => (
  <Columns width={210} gap={1.5}>
    {keys.map((key) => (
      <FigureField key={key} figure={key} />
    ))}
  </Columns>
)

function FigureField({ figure }: { figure: FigureKey }) {
  const definition = definitionOf(figure)
  const source = `specifications.${figureKeys.indexOf(figure)}.value`
  const { setValue } = useFormContext()
  const watched: unknown = useWatch({ name: source })
  const text = typeof watched === 'string' ? watched : ''
  const { isRead, hint } = readingOf(figure, text)
  const complete = () => {
    const completed = withUnit(figure, text)
    if (completed !== text) setValue(source, completed, { shouldDirty: true })
  }
  const choices = definition.kind === 'choice' ? Object.values(definition.choices) : []
  const list = `auswahl-${figure}`
  const isWide = definition.kind === 'residualCapacity'
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : null}>
      <TextInput
        source={source}
        label={labelOf(definition)}
        helperText={hint || false}
        onBlur={complete}
        color={isRead ? 'primary' : 'warning'}
        slotProps={{
          htmlInput: { autoComplete: 'off', ...(choices.length > 0 && { list }) },
          ...(!isRead && { formHelperText: { sx: { color: 'warning.dark' } } }),
        }}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      )}
    </Box>
  )
}

function labelOf(definition: FigureDefinition): string {
  const { name, label = name } = definition
  const unit = definition.kind === 'number' ? definition.unit : null
  return unit ? `${label} (${unit})` : label
}

const EXAMPLE = 'Tragkraft: 2.500 kg\nHubhöhe: 4.500 mm\nMast: Triplex'

/** A type sheet as a text, a line a figure, that fills the fields at once. Lines that do not fit stay. */
function PasteSheet({ fill }: { fill: (rows: SpecificationRow[]) => void }) {
  const notify = useNotify()
  const [text, setText] = useState<string | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  if (text === null)
    return (
      <Button variant="outlined" onClick={() => setText('')} sx={{ mb: 2 }}>
        Typenblatt einfügen
      </Button>
    )
  const { rows, rest } = readPastedSheet(text)
  const take = () => {
    fill(rows)
    setText(rest.length > 0 ? rest.join('\n') : null)
    input.current?.focus()
    const taken = `${formatCount(rows.length, 'Angabe', 'Angaben')} übernommen`
    if (rest.length === 0) notify(taken)
    else
      notify(`${taken}, ${formatCount(rest.length, 'Zeile', 'Zeilen')} nicht`, { type: 'warning' })
  }
  return (
    <Stacked gap={0} below={2}>
      <TextField
        autoFocus
        multiline
        minRows={5}
        maxRows={16}
        inputRef={input}
        label="Typenblatt, eine Angabe je Zeile"
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={rest.length > 0}
        helperText={
          rest.length > 0
            ? `Nicht lesbar: ${linesNamed(rest)}. In jeder Zeile muss „Name: Wert“ stehen, oder zwei Spalten aus einer Tabelle.`
            : 'Bekannte Angaben füllen ihr Feld, alle anderen werden zu eigenen Zeilen.'
        }
      />
      <Row above={1}>
        <Button variant="contained" disabled={rows.length === 0} onClick={take}>
          Übernehmen
        </Button>
        <Button onClick={() => setText(null)}>Abbrechen</Button>
      </Row>
    </Stacked>
  )
}
