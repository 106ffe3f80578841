import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, TextField } from '@mui/material'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Product, productPatch } from '../../../shared/product/product.ts'
import { formatPrice } from '../../../shared/writing/format.ts'
import { formatTypedPrice, parseTypedPrice } from '../data/typedNumber.ts'
import { UNSAVED } from '../forms/FormDialog.tsx'
import { LeaveQuestion } from '../forms/unsavedChanges.tsx'
import { useUndoableChange } from './useUndoableChange.tsx'

/** Here a price is changed, not taken away. */
const priceSchema = productPatch.required().shape.price.unwrap()

/** Whether a price is so far from the one before that a point or a zero may be missing: visitors would see it at once. */
const isSlip = (before: number, now: number) =>
  before > 0 && now > 0 && Math.max(before / now, now / before) >= 10

const INTERNAL = 'Bleibt intern: Die Besteuerung ist „Preis auf Anfrage“.'

const askFor = (before: number) => `Statt ${formatPrice(before)}? Dann noch einmal speichern.`

/**
 * Enter saves, Escape cancels. Not react-admin's InPlaceEditor, because that does not validate, sends the
 * whole record and opens only by mouse.
 */
export function PriceEditor({ product, onClose }: { product: Product; onClose: () => void }) {
  const { change, isPending } = useUndoableChange(product)
  const before = product.price ?? 0
  const [start] = useState(formatTypedPrice(product.price))
  const [text, setText] = useState(start)
  const [asked, setAsked] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const close = useEffectEvent(onClose)
  // Only then: who has pressed a link meanwhile is led there once the question knows that nothing is lost.
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])
  const parsed = priceSchema.safeParse(parseTypedPrice(text))

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!parsed.success) return
    if (parsed.data === product.price) onClose()
    else if (isSlip(before, parsed.data ?? 0) && asked !== text) setAsked(text)
    else change({ price: parsed.data }, () => setSaved(true))
  }

  return (
    <Box
      component="form"
      onSubmit={save}
      sx={{
        display: 'flex',
        // Neither the narrowest phones nor a row of the table have room for the buttons beside the field.
        flexWrap: 'wrap',
        maxWidth: { lg: 104 },
        alignItems: 'start',
        gap: 0.5,
      }}
    >
      <LeaveQuestion
        loss={text === start || isSaved ? null : UNSAVED}
        isSaving={isPending}
        onDiscard={onClose}
      />
      <TextField
        autoFocus
        value={text}
        disabled={isPending}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        error={!parsed.success}
        helperText={
          parsed.error?.issues[0]?.message ??
          (asked === text ? askFor(before) : product.priceKind === 'onRequest' && INTERNAL)
        }
        slotProps={{
          htmlInput: { inputMode: 'decimal', 'aria-label': `Preis von ${product.title} in Euro` },
        }}
        sx={{ width: 104, flexShrink: 0 }}
      />
      <IconButton
        type="submit"
        aria-label="Preis speichern"
        disabled={isPending || !parsed.success}
      >
        <CheckIcon />
      </IconButton>
      <IconButton aria-label="Abbrechen" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}
