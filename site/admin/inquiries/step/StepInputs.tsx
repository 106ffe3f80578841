import { DateInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useDealer } from '../../dealer/DealerContext.ts'
import { Row, Stacked } from '../../parts/Boxes.tsx'
import { momentText } from '../moments.ts'
import { laterChoices, laterLabels, laterName } from './laterTimes.ts'
import { stepOf, stepValues } from './stepValues.ts'

interface Props {
  /** Where the form holds the values, such as `step`. */
  source: string
  /** What happens to the next step if nothing is chosen; without it, something must be chosen. */
  unchanged?: string
}

/** When to turn to an inquiry again, and what for. */
export function StepInputs({ source, unchanged }: Props) {
  const hours = useDealer()
  const now = new Date()
  const named = laterChoices(now, hours).map(({ id, at }) => ({
    id,
    name: laterName(id, at, now),
  }))
  const choices = [
    ...(unchanged ? [{ id: 'unchanged', name: unchanged }] : []),
    ...named,
    { id: 'day', name: laterLabels.day },
  ]
  const { data: values } = stepValues.safeParse(useWatch({ name: source }))
  const step = values && stepOf(values, hours, now)
  return (
    <Stacked gap={1}>
      <RadioButtonGroupInput source={`${source}.when`} label="Nächster Schritt" choices={choices} />
      {values?.when === 'day' && (
        <Row>
          <DateInput source={`${source}.day`} label="Tag" helperText={false} margin="none" />
          <TextInput
            source={`${source}.time`}
            type="time"
            label="Uhrzeit (freiwillig)"
            margin="none"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Row>
      )}
      {values && values.when !== 'unchanged' && (
        <TextInput
          source={`${source}.text`}
          label="Was ist dann zu tun?"
          margin="none"
          helperText={step && momentText(step.at, now)}
        />
      )}
    </Stacked>
  )
}
