import { SelectInput, type SelectInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { languageLabels } from '../../../shared/writing/language.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { inputChoices } from '../parts/ChoiceField.tsx'

/** In which language somebody is written to; where the dealer has English pages, or it was another one before. */
export function LanguageInput(props: Pick<SelectInputProps, 'margin'>) {
  const { hasEnglish } = useDealer()
  const language: unknown = useWatch({ name: 'language' })
  if (!hasEnglish && language !== 'en') return null
  return (
    <SelectInput
      source="language"
      label="Sprache"
      choices={inputChoices(languageLabels)}
      helperText="In ihr gehen Bestätigung und Angebot hinaus"
      isRequired
      {...props}
    />
  )
}
