import { useListContext } from 'react-admin'
import { type Choice, ChoiceField } from '../../parts/ChoiceField.tsx'

const ALL = { value: '', label: 'Alle' }

interface ChoiceProps {
  source: string
  label: string
  choices: Choice[]
}

/** A filter by one of several values. */
export function FilterChoice({ source, label, choices }: ChoiceProps) {
  const { filterValues, setFilters } = useListContext()
  return (
    <ChoiceField
      id={`filter-${source}`}
      label={label}
      choices={[ALL, ...choices]}
      value={filterValues[source] ?? ''}
      onChoose={(value) => setFilters({ ...filterValues, [source]: value })}
    />
  )
}
