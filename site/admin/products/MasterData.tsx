import Box from '@mui/material/Box'
import { CheckboxGroupInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { conditionLabels, gradeLabels } from '../../../shared/catalogue/terms.ts'
import { feedNames } from '../../../shared/feeds/keys.ts'
import { useCategories } from '../categories/useCategories.ts'
import { choices } from '../forms/choices.ts'
import { FormSection } from '../forms/FormSection.tsx'

const wide = { gridColumn: '1 / -1' }

export function MasterData() {
  const { data: categories, isPending } = useCategories()
  return (
    <FormSection title="Stammdaten">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput source="title" sx={wide} />
        <TextInput source="brand" />
        <TextInput source="model" />
        <NumberInput source="year" />
        <SelectInput source="condition" choices={choices(conditionLabels)} isRequired />
        <SelectInput
          source="grade"
          choices={choices(gradeLabels)}
          emptyText="Keine"
          helperText="Bei gebrauchten Maschinen"
        />
        <TextInput
          source="stockNumber"
          helperText="Ihre eigene; auch Portale führen die Maschine darunter"
        />
        <TextInput source="serialNumber" helperText="Nur für Sie, nie auf der Website" />
        <TextInput source="location" />
        <SelectInput
          source="categoryId"
          choices={categories}
          optionText="name"
          emptyText="Bitte wählen"
          isPending={isPending}
        />
        <TextInput
          source="description"
          multiline
          minRows={4}
          helperText="Zustand, Ausstattung, Besonderheiten (freiwillig)"
          sx={wide}
        />
        <CheckboxGroupInput
          source="withheldFrom"
          choices={choices(feedNames)}
          helperText="Unter „Portale“ sehen Sie, was jedes Portal bekommt"
          sx={wide}
        />
        <TextInput
          source="note"
          multiline
          minRows={2}
          helperText="Nur für Sie, nie auf der Website"
          sx={wide}
        />
      </Box>
    </FormSection>
  )
}
