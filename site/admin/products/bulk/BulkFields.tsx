import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { driveChoices } from '../../../../shared/figures/choices.ts'
import { figures } from '../../../../shared/figures/registry.ts'
import { feedKeys, feedNames } from '../../../../shared/product/field-rules.ts'
import { adminStatusLabels, productLabels } from '../../../../shared/product/product.ts'
import { conditionLabels, gradeLabels, priceKindLabels } from '../../../../shared/product/terms.ts'
import { useMay } from '../../auth/me.tsx'
import { useCategories } from '../../categories/useCategories.ts'
import { TwoColumns } from '../../parts/Boxes.tsx'
import { type Choice, ChoiceField, fieldChoices } from '../../parts/ChoiceField.tsx'
import { type BulkDraft, NO_GRADE, readHours, readPercent } from './bulkDraft.ts'

const unchanged = { value: '', label: 'Unverändert' }

const HOURS = 'Bitte eine ganze Zahl bis 200.000, zum Beispiel 5.200'

interface Props {
  draft: BulkDraft
  onChange: (part: Partial<BulkDraft>) => void
}

/** What may be changed of many machines. What is left empty stays as it is. */
export function BulkFields({ draft, onChange }: Props) {
  const isPercentWrong = draft.percent.trim() !== '' && readPercent(draft.percent) === null
  const choose = chooserOf(draft, onChange)
  return (
    <>
      <TwoColumns>
        <TextField
          label="Preis um … Prozent ändern"
          value={draft.percent}
          error={isPercentWrong}
          helperText={
            isPercentWrong
              ? 'Bitte eine Zahl wie −5 oder 3,5'
              : 'Zum Beispiel −5 oder 3,5. Gerundet auf ganze Euro; die Vorschau zeigt jeden Preis'
          }
          slotProps={{ htmlInput: { inputMode: 'text' } }}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
        {choose('priceKind', fieldChoices(priceKindLabels))}
        {choose('status', fieldChoices(adminStatusLabels))}
        {(draft.status === '' || draft.status === 'reserved') && (
          <TextField
            label={productLabels.reservedUntil}
            type="date"
            value={draft.reservedUntil}
            helperText="Nur bei reservierten Maschinen"
            onChange={({ target }) => onChange({ reservedUntil: target.value })}
          />
        )}
      </TwoColumns>
      <StockFields draft={draft} onChange={onChange} />
    </>
  )
}

type Chosen = 'priceKind' | 'status' | 'categoryId' | 'condition' | 'grade' | 'featured'

/** Dropdowns of fields of a machine. */
const chooserOf =
  (draft: BulkDraft, onChange: Props['onChange']) => (field: Chosen, choices: Choice[]) => (
    <ChoiceField
      label={productLabels[field]}
      value={draft[field]}
      choices={[unchanged, ...choices]}
      onChoose={(value) => onChange({ [field]: value })}
    />
  )

/** What only those may change who may change every field of a machine. */
function StockFields({ draft, onChange }: Props) {
  const mayEdit = useMay('products.edit')
  const { data: categories = [] } = useCategories()
  const isHoursWrong = draft.hours.trim() !== '' && readHours(draft.hours) === null
  const choose = chooserOf(draft, onChange)
  if (!mayEdit) return null
  return (
    <>
      <TwoColumns>
        {choose(
          'categoryId',
          categories.map(({ id, name }) => ({ value: id, label: name })),
        )}
        <ChoiceField
          label={figures.drive.name}
          value={draft.drive}
          choices={[unchanged, ...drives]}
          onChoose={(drive) => onChange({ drive })}
        />
        {choose('condition', fieldChoices(conditionLabels))}
        {choose('grade', [...fieldChoices(gradeLabels), { value: NO_GRADE, label: 'Keine' }])}
        <TextField
          label={figures.hours.name}
          value={draft.hours}
          error={isHoursWrong}
          helperText={isHoursWrong && HOURS}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={({ target }) => onChange({ hours: target.value })}
        />
        <TextField
          label={productLabels.location}
          value={draft.location}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => onChange({ location: target.value })}
        />
        {choose('featured', [
          { value: 'yes', label: 'Empfehlen' },
          { value: 'no', label: 'Nicht mehr empfehlen' },
        ])}
      </TwoColumns>
      <Portals draft={draft} onChange={onChange} />
    </>
  )
}

const drives = Object.entries(driveChoices).map(([value, { label }]) => ({ value, label }))

function Portals({ draft, onChange }: Props) {
  const id = useId()
  const { withheldFrom } = draft
  return (
    <FormControl component="fieldset">
      <FormControlLabel
        label="Portale ändern"
        control={
          <Checkbox
            checked={withheldFrom !== null}
            onChange={(_, isChecked) => onChange({ withheldFrom: isChecked ? [] : null })}
          />
        }
      />
      {withheldFrom && (
        <>
          <FormLabel id={id} component="span">
            {productLabels.withheldFrom}
          </FormLabel>
          <FormGroup role="group" aria-labelledby={id} row>
            {feedKeys.map((key) => (
              <FormControlLabel
                key={key}
                label={feedNames[key]}
                control={
                  <Checkbox
                    checked={withheldFrom.includes(key)}
                    onChange={(_, isChecked) =>
                      onChange({
                        withheldFrom: feedKeys.filter((known) =>
                          known === key ? isChecked : withheldFrom.includes(known),
                        ),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </>
      )}
    </FormControl>
  )
}
