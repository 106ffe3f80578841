import { TextField, Typography } from '@mui/material'
import { aboutField } from '../../../shared/product/fields.ts'
import { categoryByDrive } from '../../../shared/stock/category-by-drive.ts'
import { choicesOf } from '../../../shared/stock/choices.ts'
import { columnOfTarget } from '../../../shared/stock/columns.ts'
import { useCategoryNames } from '../categories/useCategories.ts'
import { Columns } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { isLikely, openFields, type ReadingProps } from './reading.ts'

/** What is often the same for all machines, in the order in which it is asked for. */
const usual = [
  'brand',
  'model',
  'year',
  'categoryId',
  'location',
  'condition',
  'priceKind',
  'status',
]
/** What is asked for only where it is missing or was said before. */
const seldom = ['brand', 'model', 'year', 'categoryId']

/** What machines are that are new, and of which nothing else is said. */
function usualText(target: string): string {
  const field = aboutField(target)
  const { data } = field?.rule.safeParse(undefined) ?? {}
  const label = field?.choices?.[String(data)]
  return label ? `Neue Maschinen: ${label}` : 'Keine Angabe'
}

/** What no column says, said once for all machines. */
export function FixedFields({ report, reading, isTried, isDisabled, onReading }: ReadingProps) {
  const names = useCategoryNames()
  const said = new Set(Object.values(reading.columns))
  const open = openFields(report, reading)
  const isNeeded = (target: string) => report.missing.includes(target)
  const asked = usual.filter(
    (target) =>
      !said.has(target) &&
      (isNeeded(target) ||
        target in reading.fixed ||
        !seldom.includes(target) ||
        isLikely(report, target)),
  )
  const mayFollowDrive = (target: string) => target === 'categoryId' && said.has('drive')
  const fieldOf = (target: string) => {
    const column = columnOfTarget(target)
    if (!column) return null
    const choices = choicesOf(column, names)
    const change = (text: string) =>
      onReading({ ...reading, fixed: { ...reading.fixed, [target]: text } })
    const common = {
      label: column.header,
      value: reading.fixed[target] ?? '',
      disabled: isDisabled,
      error: isTried && open.includes(target),
      helperText:
        isNeeded(target) || isLikely(report, target) ? 'Neue Maschinen brauchen das' : undefined,
    }
    return choices ? (
      <ChoiceField
        key={target}
        {...common}
        choices={[
          { value: '', label: isNeeded(target) ? 'Bitte wählen' : usualText(target) },
          ...[...(mayFollowDrive(target) ? [categoryByDrive] : []), ...choices].map((label) => ({
            value: label,
            label,
          })),
        ]}
        onChoose={change}
      />
    ) : (
      <TextField key={target} {...common} onChange={({ target }) => change(target.value)} />
    )
  }
  return (
    <>
      <Typography variant="intro">
        {report.missing.length > 0
          ? 'Neue Maschinen brauchen Angaben, die keine Spalte hat. Sind sie bei allen gleich, tragen Sie sie hier ein.'
          : 'Was in keiner Spalte steht und bei allen Maschinen gleich ist.'}
        {!said.has('title') && ' Der Titel entsteht aus Marke und Modell.'}
      </Typography>
      <Columns width={220}>
        {asked
          .toSorted((one, other) => Number(isNeeded(other)) - Number(isNeeded(one)))
          .map(fieldOf)}
      </Columns>
    </>
  )
}
