import { SelectInput, type SelectInputProps } from 'react-admin'
import { languageLabels } from '../../../shared/writing/language.ts'
import { inputChoices } from '../parts/ChoiceField.tsx'

/** In which language somebody is written to, whether or not there are pages in it. */
export const LanguageInput = (props: Pick<SelectInputProps, 'margin'>) => (
  <SelectInput
    source="language"
    label="Sprache"
    choices={inputChoices(languageLabels)}
    helperText="In dieser Sprache schreiben wir: Antworten und Angebote"
    isRequired
    {...props}
  />
)
