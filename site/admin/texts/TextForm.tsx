import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import { fieldMeta } from '../../../shared/texts/fields.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { FieldInput, FieldInputs } from './FieldInput.tsx'
import { PlaceholderHelp } from './PlaceholderHelp.tsx'

interface Props {
  form: PageText
  actions: ReactNode
  children: ReactNode
}

/** The form of a page's texts, made from their schema. */
export function TextForm({ form: { page, content }, actions, children }: Props) {
  const resolver = useMemo(() => zodResolver(z.object({ content })), [content])
  return (
    <RecordForm draft={`text.${page}`} values={values} resolver={resolver} actions={actions}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PlaceholderHelp />
        {Object.entries(content.shape).map(([name, section]) => (
          <SectionInputs key={name} source={`content.${name}`} schema={section} />
        ))}
      </Box>
      {children}
    </RecordForm>
  )
}

const values = z.object({ content: z.record(z.string(), z.unknown()) })

function SectionInputs({ source, schema }: { source: string; schema: z.core.$ZodType }) {
  const { title } = fieldMeta.get(schema) ?? { title: source }
  return (
    <FormSection title={title}>
      {schema instanceof z.ZodObject ? (
        <FieldInputs source={source} fields={schema.shape} />
      ) : (
        <FieldInput source={source} schema={schema} />
      )}
    </FormSection>
  )
}
