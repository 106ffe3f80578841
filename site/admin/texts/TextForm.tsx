import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { ArrayInput, SelectInput, TextInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  choiceLabels,
  fieldMeta,
  markdownFields,
  pictureFields,
} from '../../../shared/texts/fields.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import { fill, placeholders, valuesOf } from '../../../shared/texts/placeholders.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { EntryList } from '../forms/EntryList.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { PictureInput } from './PictureInput.tsx'
import { HAS_ROOM, SidePreview } from './SidePreview.tsx'
import { type TextSection, TextSections } from './TextSections.tsx'

interface Props {
  form: PageText
  actions: ReactNode
  children: ReactNode
}

/** The form of a page's texts, made from their schema. */
export function TextForm({ form, actions, children }: Props) {
  const { page, content } = form
  const resolver = useMemo(() => zodResolver(z.object({ content })), [content])
  return (
    <RecordForm draft={`text.${page}`} values={values} resolver={resolver} actions={actions}>
      <Stacked sx={columns}>
        <Stacked sx={{ minWidth: 0 }}>
          <PlaceholderHelp />
          <TextSections sections={Object.entries(content.shape).map(toSection)} />
        </Stacked>
        <SidePreview form={form} />
      </Stacked>
      {children}
    </RecordForm>
  )
}

const values = z.object({ content: z.record(z.string(), z.unknown()) })

const columns = {
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [HAS_ROOM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

function toSection([name, schema]: [string, z.core.$ZodType]): TextSection {
  const source = `content.${name}`
  const { title } = fieldMeta.get(schema) ?? { title: source }
  const content =
    schema instanceof z.ZodObject ? (
      <FieldInputs source={source} fields={schema.shape} />
    ) : (
      <FieldInput source={source} schema={schema} />
    )
  return { name, title, content }
}

interface FieldInputProps {
  source: string
  schema: z.core.$ZodType
  /** What a new entry of a list starts with. */
  defaultValue?: unknown
}

/** The input for a field of a page's texts, as its schema describes it. */
function FieldInput({ source, schema, defaultValue }: FieldInputProps): ReactNode {
  const { title, rows, help } = fieldMeta.get(schema) ?? { title: source }
  const helperText = markdownFields.has(schema) ? help : <FilledHint source={source} help={help} />
  const common = { source, label: title, helperText, fullWidth: true, defaultValue }
  if (schema instanceof z.ZodObject)
    return (
      <Box component="fieldset" sx={group}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          {title}
        </Typography>
        <FieldInputs source={source} fields={schema.shape} />
      </Box>
    )
  if (pictureFields.has(schema))
    return <PictureInput source={source} label={title} helperText={help} />
  const labels = choiceLabels.get(schema)
  if (labels)
    return (
      <SelectInput
        {...common}
        helperText={help ?? false}
        choices={inputChoices(labels)}
        isRequired
      />
    )
  if (!(schema instanceof z.ZodArray))
    return <TextInput {...common} multiline={rows !== undefined} minRows={rows} />
  const { element } = schema
  if (!(element instanceof z.ZodObject))
    return <TextInput {...common} multiline minRows={rows} format={toLines} parse={fromLines} />
  return (
    <ArrayInput source={source} label={title}>
      <EntryList sx={entries} getItemLabel={(index) => `${index + 1}.`}>
        {Object.entries(element.shape).map(([name, field]) => (
          <FieldInput key={name} source={name} schema={field} defaultValue={startOf(field)} />
        ))}
      </EntryList>
    </ArrayInput>
  )
}

/** The inputs for the fields of an object, one below the other. */
const FieldInputs = ({ source, fields }: { source: string; fields: z.core.$ZodShape }) => (
  <Stacked gap={1.5}>
    {Object.entries(fields).map(([name, field]) => (
      <FieldInput key={name} source={`${source}.${name}`} schema={field} />
    ))}
  </Stacked>
)

const group = { border: 0, m: 0, p: 0, minWidth: 0 }

const entries = {
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
  '& .RaSimpleFormIterator-line': { py: 2 },
}

const toLines = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')
const fromLines = (text: string) => text.split('\n')

function startOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return []
  const labels = choiceLabels.get(schema)
  return labels ? Object.keys(labels)[0] : ''
}

/** What the dealer can write in any text. */
const PlaceholderHelp = () => (
  <Card component="details" sx={{ p: { xs: 2, sm: 2.5 } }}>
    <summary>Angaben aus den Einstellungen einsetzen</summary>
    <p>
      Ein Platzhalter in geschweiften Klammern zeigt, was in den Einstellungen steht. Das
      Gründungsjahr und der Notdienst können dort fehlen. Was in eckigen Klammern steht, entfällt
      dann: {example}. Fällt der ganze Text eines Eintrags weg, entfällt der Eintrag.
    </p>
    <Box component="dl" sx={list}>
      {Object.entries(placeholders).map(([name, { means }]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{means}</dd>
        </Box>
      ))}
    </Box>
  </Card>
)

const example = <code>{'Händler in {ort}[, seit {seit}]'}</code>

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  m: 0,
  '& dd': { m: 0 },
}

interface FilledHintProps {
  source: string
  /** What the field is for. */
  help: string | undefined
}

/** Below a field: what it is for, and how visitors read its placeholders. */
function FilledHint({ source, help }: FilledHintProps) {
  const dealer = useDealer()
  const value: unknown = useWatch({ name: useWrappedSource(source) })
  const texts = (Array.isArray(value) ? value : [value]).filter(isWithPlaceholder)
  const shown = texts.map((text) => fill(text, valuesOf(dealer)) || 'entfällt')
  return (
    <>
      {help}
      {help && shown.length > 0 && ' '}
      {shown.length > 0 && <>Auf der Website: „{shown.join('“, „')}“</>}
    </>
  )
}

const isWithPlaceholder = (text: unknown): text is string =>
  typeof text === 'string' && /\{\w+\}/.test(text)
