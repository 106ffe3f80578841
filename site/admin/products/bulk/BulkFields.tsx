import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { feedKeys, feedNames } from '../../../../shared/product/portals.ts'
import { adminStatusLabels, productLabels } from '../../../../shared/product/product.ts'
import { useMay } from '../../auth/me.tsx'
import { useCategories } from '../../categories/useCategories.ts'
import { ChoiceField, fieldChoices } from '../../parts/ChoiceField.tsx'
import { type BulkDraft, readPercent } from './bulkDraft.ts'

const unchanged = { value: '', label: 'Unverändert' }

interface Props {
  draft: BulkDraft
  onChange: (part: Partial<BulkDraft>) => void
}

/** What may be changed of many machines. What is left empty stays as it is. */
export function BulkFields({ draft, onChange }: Props) {
  const isPercentWrong = draft.percent.trim() !== '' && readPercent(draft.percent) === null
  return (
    <>
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
      <ChoiceField
        label={productLabels.status}
        value={draft.status}
        choices={[unchanged, ...fieldChoices(adminStatusLabels)]}
        onChoose={(status) => onChange({ status })}
      />
      {(draft.status === '' || draft.status === 'reserved') && (
        <TextField
          label={productLabels.reservedUntil}
          type="date"
          value={draft.reservedUntil}
          helperText="Nur bei reservierten Maschinen. Leer: unverändert"
          onChange={({ target }) => onChange({ reservedUntil: target.value })}
        />
      )}
      <StockFields draft={draft} onChange={onChange} />
    </>
  )
}

/** What only those may change who may change every field of a machine. */
function StockFields({ draft, onChange }: Props) {
  const mayEdit = useMay('products.edit')
  const { data: categories = [] } = useCategories()
  if (!mayEdit) return null
  return (
    <>
      <TextField
        label={productLabels.location}
        value={draft.location}
        helperText="Leer: unverändert"
        onChange={({ target }) => onChange({ location: target.value })}
      />
      <ChoiceField
        label={productLabels.categoryId}
        value={draft.categoryId}
        choices={[unchanged, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        onChoose={(categoryId) => onChange({ categoryId })}
      />
      <ChoiceField
        label={productLabels.featured}
        value={draft.featured}
        choices={[
          unchanged,
          { value: 'yes', label: 'Empfehlen' },
          { value: 'no', label: 'Nicht mehr empfehlen' },
        ]}
        onChoose={(featured) => onChange({ featured })}
      />
      <Portals draft={draft} onChange={onChange} />
    </>
  )
}

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
