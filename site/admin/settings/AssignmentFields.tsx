import { ArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { assignmentLabels } from '../../../shared/dealer/assignment.ts'
import { useCategories } from '../categories/useCategories.ts'
import { useOwners } from '../inquiries/inquiryCalls.ts'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Hint, SettingChoice, SettingChoices, ShortEntries } from './inputs.tsx'
import { Section } from './SectionList.tsx'

/** Who takes care of new inquiries of the website. */
export const AssignmentFields = () => (
  <Section name="zuteilung">
    <Hint>
      Wer für eine neue Anfrage der Website zuständig wird. Spam und doppelte Anfragen bekommt
      niemand, und wo keine Regel passt, bleibt die Anfrage frei.
    </Hint>
    <SettingChoice
      source="assignment.by"
      choices={inputChoices(assignmentLabels)}
      isRequired
      sx={{ maxWidth: 420 }}
    />
    <RuleFields />
  </Section>
)

/** What belongs to the chosen way alone. */
function RuleFields() {
  const by: unknown = useWatch({ name: 'assignment.by' })
  const owners = useOwners()
  const { data: categories = [] } = useCategories()
  if (by === 'turns')
    return (
      <SettingChoices
        source="assignment.accounts"
        choices={owners}
        helperText="In der Reihenfolge, in der Sie wählen; ohne Auswahl alle, die Anfragen bearbeiten"
        sx={{ maxWidth: 420 }}
      />
    )
  if (by !== 'category') return null
  return (
    <ArrayInput source="assignment.categories" label={false}>
      <ShortEntries columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SettingChoice source="categoryId" choices={categories} />
        <SettingChoice source="accountId" choices={owners} />
      </ShortEntries>
    </ArrayInput>
  )
}
