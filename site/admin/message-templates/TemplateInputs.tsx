import { Box, Typography } from '@mui/material'
import { BooleanInput, SelectInput, TextInput, useNotify, useRedirect } from 'react-admin'
import { z } from 'zod'
import { MOST_ATTACHMENTS } from '../../../shared/inquiries/message-input.ts'
import { placeholderLabels } from '../../../shared/inquiries/template.ts'
import { language, languageLabels } from '../../../shared/writing/language.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'

const text = z.string()

/** What the form can contain, whether valid or not. */
export const templateValues = z.object({
  name: text,
  language: language.default('de'),
  subject: text,
  text,
  dataSheets: z.boolean(),
})

/** The inputs that creating and editing share. */
export const TemplateInputs = () => (
  <Stacked>
    <Panel title="Vorlage" gap={2}>
      <TextInput source="name" helperText="So heißt sie in der Auswahl" isRequired />
      <SelectInput
        source="language"
        choices={inputChoices(languageLabels)}
        helperText="Bei Anfragen in dieser Sprache steht sie vorn"
        isRequired
      />
      <TextInput source="subject" helperText="Ohne Betreff gilt der des Gesprächs" />
      <TextInput source="text" multiline minRows={8} isRequired />
      <BooleanInput
        source="dataSheets"
        helperText={`Die der angefragten Maschinen, höchstens ${MOST_ATTACHMENTS}`}
      />
    </Panel>
    <Panel title="Was von selbst eingesetzt wird" gap={1.5}>
      <Box component="dl" sx={list}>
        {Object.entries(placeholderLabels).map(([word, meaning]) => (
          <Box key={word} sx={{ display: 'contents' }}>
            <dt>
              <code>{`{{${word}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="note">
        Name und Angaben der Firma stehen von selbst unter jeder Antwort.
      </Typography>
    </Panel>
  </Stacked>
)

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0 },
}

/** After a save, says so and goes to the list. */
export function useTemplateSaved() {
  const notify = useNotify()
  const redirect = useRedirect()
  return () => {
    notify('Vorlage gespeichert', { type: 'success' })
    redirect('list', 'message-templates')
  }
}
