import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { visuallyHidden } from '@mui/utils'
import type { ClipboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { TextInput } from '../forms/TextInput.tsx'
import type { ProductFormValues } from './productForm.ts'
import { NAME_LIST, valueHint } from './specificationNames.ts'

interface Props {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onPaste: (event: ClipboardEvent) => void
}

export function SpecificationFields({ index, count, onMove, onRemove, onPaste }: Props) {
  const name = useWatch<ProductFormValues, `specifications.${number}.name`>({
    name: `specifications.${index}.name`,
  })
  const row = index + 1
  return (
    <Box
      role="group"
      aria-label={`Zeile ${row}`}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
        ...(index > 0 && { '& label': visuallyHidden }),
      }}
    >
      <TextInput
        source={`specifications.${index}.name`}
        label="Name"
        onPaste={onPaste}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { list: NAME_LIST } }}
      />
      <TextInput
        source={`specifications.${index}.value`}
        label="Wert"
        placeholder={valueHint(name)}
      />
      <Box
        sx={{
          display: 'flex',
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          mt: { sm: index > 0 ? 0 : '25px' },
        }}
      >
        <IconButton
          aria-label={`Zeile ${row} nach oben`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton
          aria-label={`Zeile ${row} nach unten`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownwardIcon />
        </IconButton>
        <IconButton aria-label={`Zeile ${row} entfernen`} disabled={count === 1} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  )
}
