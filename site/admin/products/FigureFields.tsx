import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FigureDefinition, specificationGroups } from '../../../shared/figures/definition.ts'
import { definitionOf, type FigureKey, figureKeys } from '../../../shared/figures/registry.ts'
import { useCategories } from '../categories/useCategories.ts'
import { readingOf, withUnit } from './figureRows.ts'

/** A field for each known figure, under the headings of the website; those of other categories folded away. */
export function FigureFields() {
  const slug = useCategorySlug()
  const isUsual = (key: FigureKey) => {
    const { usualFor } = definitionOf(key)
    return !usualFor || !slug || usualFor.some((truck) => truck === slug)
  }
  const usual = figureKeys.filter(isUsual)
  const unusual = figureKeys.filter((key) => !isUsual(key))
  return (
    <>
      {specificationGroups.map((group) => {
        const keys = usual.filter((key) => definitionOf(key).heading === group)
        return (
          keys.length > 0 && (
            <Box key={group} sx={{ mb: 2 }}>
              <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
                {group}
              </Typography>
              <Fields keys={keys} />
            </Box>
          )
        )
      })}
      {unusual.length > 0 && (
        <Box component="details" sx={{ mb: 2 }}>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            Angaben, die bei dieser Kategorie selten sind
          </Box>
          <Fields keys={unusual} />
        </Box>
      )}
    </>
  )
}

const Fields = ({ keys }: { keys: FigureKey[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
    }}
  >
    {keys.map((key) => (
      <FigureField key={key} figure={key} />
    ))}
  </Box>
)

function FigureField({ figure }: { figure: FigureKey }) {
  const definition = definitionOf(figure)
  const source = `specifications.${figureKeys.indexOf(figure)}.value`
  const { setValue } = useFormContext()
  const watched: unknown = useWatch({ name: source })
  const text = typeof watched === 'string' ? watched : ''
  const { isRead, hint } = readingOf(figure, text)
  const complete = () => {
    const completed = withUnit(figure, text)
    if (completed !== text) setValue(source, completed, { shouldDirty: true })
  }
  const choices = definition.kind === 'choice' ? Object.values(definition.choices) : []
  const list = `auswahl-${figure}`
  const isWide = definition.kind === 'residualCapacity'
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : null}>
      <TextInput
        source={source}
        label={labelOf(definition)}
        helperText={hint || false}
        onBlur={complete}
        color={isRead ? 'primary' : 'warning'}
        slotProps={{
          htmlInput: { autoComplete: 'off', ...(choices.length > 0 && { list }) },
          ...(!isRead && { formHelperText: { sx: { color: 'warning.dark' } } }),
        }}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      )}
    </Box>
  )
}

function labelOf(definition: FigureDefinition): string {
  const { name, label = name } = definition
  const unit = definition.kind === 'number' ? definition.unit : null
  return unit ? `${label} (${unit})` : label
}

/** Of the category that is chosen in the form. */
function useCategorySlug(): string | undefined {
  const id: unknown = useWatch({ name: 'categoryId' })
  const { data } = useCategories()
  return data?.find((category) => category.id === id)?.slug
}
