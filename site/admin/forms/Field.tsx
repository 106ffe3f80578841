import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { bare, emptyOf, metaOf } from '../../../shared/forms/field.ts'
import { load } from '../data/api.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { EntryList } from './EntryList.tsx'

export interface FieldProps {
  source: string
  schema: z.core.$ZodType
  /** What it begins with in a new entry of a list. */
  defaultValue?: unknown
}

interface OwnInputs {
  /** The input of a room's own for a field; undefined where one by its type will do. */
  inputOf: (schema: z.core.$ZodType) => ComponentType<FieldProps> | undefined
  /** What stands below a text instead of what it is for. */
  helpOf?: (field: FieldProps) => ReactNode
}

/** What a room adds to the inputs that follow from the type of a field. */
export const OwnInputs = createContext<OwnInputs>({ inputOf: () => undefined })

/** The inputs of the fields of an object, in their order. They stand in a grid of one column or more. */
export const Fields = ({ source, schema }: { source: string; schema: z.ZodObject }) =>
  Object.entries(schema.shape).map(([name, field]) => {
    const { onlyWith } = metaOf(field)
    const input = <Field key={name} source={`${source}.${name}`} schema={field} />
    if (!onlyWith) return input
    return (
      <OnlyWith key={name} source={`${source}.${onlyWith.field}`} value={onlyWith.value}>
        {input}
      </OnlyWith>
    )
  })

/** What is asked for only while another field has that value. */
function OnlyWith({ source, value, children }: OnlyWithProps) {
  const now: unknown = useWatch({ name: useWrappedSource(source) })
  return now === value && children
}

interface OnlyWithProps {
  source: string
  value: string
  children: ReactNode
}

/** The input of a field as its schema describes it, with what stands above. */
export function Field(props: FieldProps) {
  const { inputOf } = useContext(OwnInputs)
  const { heading, note } = metaOf(props.schema)
  const Input = inputOf(props.schema) ?? TypedInput
  return (
    <>
      {heading && (
        <Typography variant="h3" sx={{ ...WHOLE_LINE, mt: 1 }}>
          {heading}
        </Typography>
      )}
      {note && (
        <Typography variant="note" sx={WHOLE_LINE}>
          {note}
        </Typography>
      )}
      <Input {...props} />
    </>
  )
}

/** For what needs all columns of the grid around it. */
export const WHOLE_LINE = { gridColumn: '1 / -1' }

/** The input that follows from the type of a field. */
export function TypedInput(props: FieldProps) {
  const { source, schema, defaultValue } = props
  const field = bare(schema)
  const { title, help = false, choices, choicesAt, isRequired, noChoice } = metaOf(schema)
  const common = { source, label: title, helperText: help, defaultValue, isRequired }
  if (field instanceof z.ZodObject) return <Group source={source} title={title} schema={field} />
  if (field instanceof z.ZodArray) return <ListInput {...props} element={field.element} />
  if (field instanceof z.ZodBoolean) return <BooleanInput {...common} sx={WHOLE_LINE} />
  if (choicesAt) return <Listed path={choicesAt} as={SelectInput} {...common} />
  if (field instanceof z.ZodNumber) return <NumberInput {...common} />
  if (field instanceof z.ZodISODate) return <DateInput {...common} />
  if (choices)
    return <SelectInput {...common} choices={inputChoices(choices)} emptyText={noChoice} />
  return <Text {...props} />
}

/** Fields that belong together: with a title under it, else among those around them. */
function Group({ title, ...fields }: { source: string; title?: string; schema: z.ZodObject }) {
  if (!title) return <Fields {...fields} />
  return (
    <fieldset>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }} gutterBottom>
        {title}
      </Typography>
      <Stacked gap={1.5}>
        <Fields {...fields} />
      </Stacked>
    </fieldset>
  )
}

function ListInput({ element, ...props }: FieldProps & { element: z.core.$ZodType }) {
  const { source, schema, defaultValue } = props
  const { title, help = false, rows, columns, isOrdered, isNamedAbove } = metaOf(schema)
  const { choices, choicesAt } = metaOf(element)
  const common = { source, label: title, helperText: help, sx: WHOLE_LINE }
  if (choicesAt) return <Listed path={choicesAt} as={SelectArrayInput} {...common} />
  if (choices)
    return (
      <SelectArrayInput {...common} choices={inputChoices(choices)} defaultValue={defaultValue} />
    )
  if (rows) return <Text {...props} format={toLines} parse={fromLines} />
  if (!(element instanceof z.ZodObject)) return <TextArrayInput {...common} />
  return (
    <ArrayInput source={source} label={!isNamedAbove && title} helperText={help} sx={WHOLE_LINE}>
      <EntryList
        disableReordering={!isOrdered}
        sx={columns ? inColumns(columns) : stacked}
        getItemLabel={!columns && ((index) => `${index + 1}.`)}
      >
        {Object.entries(element.shape).map(([name, field]) => (
          <Field key={name} source={name} schema={field} defaultValue={emptyOf(field)} />
        ))}
      </EntryList>
    </ArrayInput>
  )
}

interface ListedProps {
  path: string
  as: typeof SelectInput | typeof SelectArrayInput
  source: string
  label: string | undefined
  helperText: string | boolean
}

/** Chooses among what the API lists: nothing until it is loaded. */
function Listed({ path, as: Input, ...common }: ListedProps) {
  const { data } = useQuery({ queryKey: ['choices', path], queryFn: () => load(listed, path) })
  return <Input {...common} choices={data ?? []} />
}

const listed = z.array(z.object({ id: z.number(), name: z.string() }))

const stacked = {
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
  '& .RaSimpleFormIterator-line': { py: 2 },
}

const inColumns = (columns: string) => ({
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
  },
  '& .RaSimpleFormIterator-line': { py: 1 },
})

interface TextProps extends FieldProps {
  format?: (value: unknown) => string
  parse?: (text: string) => unknown
}

function Text({ schema, ...props }: TextProps) {
  const { helpOf } = useContext(OwnInputs)
  const { title, help, rows, type = 'text', placeholder, isRequired } = metaOf(schema)
  return (
    <TextInput
      {...props}
      label={title}
      helperText={helpOf?.({ schema, ...props }) ?? help}
      type={type === 'digits' ? 'text' : type}
      slotProps={type === 'digits' ? { htmlInput: { inputMode: 'numeric' } } : {}}
      placeholder={placeholder}
      isRequired={isRequired}
      multiline={rows !== undefined}
      minRows={rows}
      sx={rows === undefined ? {} : WHOLE_LINE}
    />
  )
}

/** Of a list of short texts, which is typed as the lines of one input. */
const toLines = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')
const fromLines = (text: string) => text.split('\n')
