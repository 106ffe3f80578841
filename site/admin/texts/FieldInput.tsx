import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { z } from 'zod'
import { choiceLabels, fieldMeta } from '../../../shared/texts/fields.ts'
import { choices } from '../forms/choices.ts'

interface Props {
  source: string
  schema: z.core.$ZodType
  /** What a new entry of a list starts with. */
  defaultValue?: unknown
}

/** The input for a field of a page's texts, as its schema describes it. */
export function FieldInput({ source, schema, defaultValue }: Props): ReactNode {
  const { title, rows, help } = fieldMeta.get(schema) ?? { title: source }
  const common = { source, label: title, helperText: help ?? false, fullWidth: true, defaultValue }
  if (schema instanceof z.ZodObject)
    return (
      <Box component="fieldset" sx={group}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          {title}
        </Typography>
        <FieldInputs source={source} fields={schema.shape} />
      </Box>
    )
  const labels = choiceLabels.get(schema)
  if (labels) return <SelectInput {...common} choices={choices(labels)} isRequired />
  if (!(schema instanceof z.ZodArray))
    return <TextInput {...common} multiline={rows !== undefined} minRows={rows} parse={unchanged} />
  const { element } = schema
  if (!(element instanceof z.ZodObject))
    return <TextInput {...common} multiline minRows={rows} format={toLines} parse={fromLines} />
  return (
    <ArrayInput source={source} label={title}>
      <SimpleFormIterator
        fullWidth
        disableClear
        sx={entries}
        getItemLabel={(index) => `${index + 1}.`}
      >
        {Object.entries(element.shape).map(([name, field]) => (
          <FieldInput key={name} source={name} schema={field} defaultValue={startOf(field)} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** The inputs for the fields of an object, one below the other. */
export const FieldInputs = ({ source, fields }: { source: string; fields: z.core.$ZodShape }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {Object.entries(fields).map(([name, field]) => (
      <FieldInput key={name} source={`${source}.${name}`} schema={field} />
    ))}
  </Box>
)

const group = { border: 0, m: 0, p: 0, minWidth: 0 }

const entries = {
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
  '& .RaSimpleFormIterator-line': { py: 2 },
}

/** react-admin would make null of an empty text. */
const unchanged = (text: string) => text
const toLines = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')
const fromLines = (text: string) => text.split('\n')

function startOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return []
  const labels = choiceLabels.get(schema)
  return labels ? Object.keys(labels)[0] : ''
}
