import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Card } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { metaOf } from '../../../shared/forms/field.ts'
import { markdownFields, pictureFields } from '../../../shared/texts/fields.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import { fill, placeholders } from '../../../shared/texts/placeholders.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { Field, type FieldProps, Fields, OwnInputs } from '../forms/Field.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { PictureInput } from './PictureInput.tsx'
import { HAS_ROOM, SidePreview } from './SidePreview.tsx'
import { type TextSection, TextSections } from './TextSections.tsx'

interface Props {
  form: PageText
  actions: ReactNode
  /** Whether there is a page to be seen beside it. */
  hasPreview: boolean
  children: ReactNode
}

/** The form of a page's texts, made from their schema. */
export function TextForm({ form, actions, hasPreview, children }: Props) {
  const { page, content } = form
  const resolver = useMemo(() => zodResolver(z.object({ content })), [content])
  return (
    <RecordForm draft={`text.${page}`} values={values} resolver={resolver} actions={actions}>
      <Stacked sx={columns}>
        <Stacked>
          <PlaceholderHelp />
          <OwnInputs value={inputsOf(form)}>
            <TextSections sections={Object.entries(content.shape).map(toSection)} />
          </OwnInputs>
        </Stacked>
        {hasPreview && <SidePreview form={form} />}
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

const inputsOf = ({ valuesOf }: PageText) => ({
  inputOf: (schema: z.core.$ZodType) => (pictureFields.has(schema) ? PictureInput : undefined),
  helpOf: ({ source, schema }: FieldProps) =>
    markdownFields.has(schema) ? null : (
      <FilledHint source={source} help={metaOf(schema).help} valuesOf={valuesOf} />
    ),
})

function toSection([name, schema]: [string, z.core.$ZodType]): TextSection {
  const source = `content.${name}`
  const { title = name } = metaOf(schema)
  const content =
    schema instanceof z.ZodObject ? (
      <Stacked gap={1.5}>
        <Fields source={source} schema={schema} />
      </Stacked>
    ) : (
      <Field source={source} schema={schema} />
    )
  return { name, title, content }
}

/** What the dealer can write in any text. */
const PlaceholderHelp = () => (
  <Card component="details" sx={{ p: { xs: 2, sm: 2.5 } }}>
    <summary>Angaben aus den Einstellungen einsetzen</summary>
    <p>
      Ein Platzhalter in geschweiften Klammern zeigt, was in den Einstellungen steht. Manches kann
      dort fehlen, etwa Gründungsjahr, Notdienst, Garantie oder Leasing. Was in eckigen Klammern
      steht, entfällt dann: {example}. Fällt der ganze Text eines Eintrags weg, entfällt der
      Eintrag.
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
  /** What placeholders stand for. */
  valuesOf: PageText['valuesOf']
}

/** Below a field: what it is for, and how visitors read its placeholders. */
function FilledHint({ source, help, valuesOf }: FilledHintProps) {
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
