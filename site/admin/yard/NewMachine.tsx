import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ALL_CATEGORIES } from '../../../shared/product/category.ts'
import { productFields } from '../../../shared/product/fields.ts'
import { productLabels } from '../../../shared/product/product.ts'
import { DRAFT_NOTE_LENGTH, yardDraft, yardLabels } from '../../../shared/yard/yard.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { LeaveQuestion } from '../forms/unsavedChanges.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { readHours } from './cardDraft.ts'
import { DraftPhotos } from './DraftPhotos.tsx'
import {
  type DraftValues,
  dependentsOf,
  draftOf,
  EMPTY_DRAFT,
  type Entry,
  mainPhotoOf,
  type QueuedWork,
} from './entry.ts'
import { PhotoButtons } from './PhotoButtons.tsx'
import { PlaceOptions } from './PlaceOptions.tsx'
import { inputOf } from './sendEntry.ts'
import { useMachines, useQueue } from './YardContext.ts'
import { LARGE, Section, SubmitButton, YardFrame } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'
import { hoursText, storeFailure, unkeptText } from './yardText.ts'

/** A machine that comes off the lorry: photographs first, then what stands on its plate. */
export function NewMachine() {
  const { queue, entries } = useQueue()
  const { categories } = useMachines()
  const { city } = useDealer()
  const navigate = useNavigate()
  const placesId = useId()
  const started = draftOf(entries)
  const [values, setValues] = useState<DraftValues | null>(null)
  const shown = values ?? (started?.work.kind === 'create' ? started.work.values : EMPTY_DRAFT)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [unkept, setUnkept] = useState(0)
  const keep = useKeptDraft()
  const isSaving = useRef(false)
  const fail = (error: unknown) => setFailure(storeFailure(error))

  const set = (part: Partial<DraftValues>) => {
    const typed = { ...shown, ...part }
    setValues(typed)
    setErrors({})
    setFailure(null)
    keep({ values: typed }).catch(fail)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const checked = yardDraft.safeParse(inputOf(shown))
    if (!checked.success) {
      const wrong = checked.error.issues.map(({ path, message }) => [String(path[0]), message])
      setErrors(Object.fromEntries(wrong))
      document.getElementById(`neu-${wrong[0]?.[0]}`)?.focus()
      return
    }
    // A second press while it is being kept would begin another machine.
    if (isSaving.current) return
    isSaving.current = true
    try {
      await keep({ values: shown, isReady: true })
      navigate(yardPaths.home)
    } catch (error) {
      isSaving.current = false
      fail(error)
    }
  }
  const discard = async (entry: Entry) => {
    if (!window.confirm('Diese Maschine und ihre Fotos verwerfen?')) return
    await queue.discard(entry)
    setValues(EMPTY_DRAFT)
  }
  const field = (name: keyof DraftValues, label: string) => ({
    id: `neu-${name}`,
    label,
    value: shown[name],
    error: name in errors,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const photos = started ? dependentsOf(entries, started) : []
  return (
    <YardFrame
      title="Neue Maschine"
      back={yardPaths.home}
      foot={<SubmitButton form="neu">Als Entwurf anlegen</SubmitButton>}
    >
      <LeaveQuestion loss={unkeptText(unkept) ?? null} onDiscard={() => undefined} />
      <Section title={photos.length > 0 ? `Fotos (${photos.length})` : 'Fotos'}>
        <PhotoButtons
          machine={async () => ({ key: (await keep({ values: shown })).key })}
          kept={photos.length}
          sent={0}
          onUnkept={setUnkept}
        />
        {started && (
          <DraftPhotos
            photos={photos}
            main={mainPhotoOf(started, entries)}
            onMain={({ key }) => keep({ main: key }).catch(fail)}
            onRemove={(photo) => queue.discard(photo).catch(fail)}
          />
        )}
      </Section>
      <Box component="form" id="neu" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        <TextField required {...field('brand', productLabels.brand)} />
        <TextField required {...field('model', productLabels.model)} />
        <TextField {...field('stockNumber', productLabels.stockNumber)} />
        <TextField
          {...field('year', productLabels.year)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <ChoiceField
          label={productLabels.categoryId}
          value={shown.categoryId}
          choices={[
            { value: '', label: 'Später' },
            ...categories
              .filter(({ slug }) => slug !== ALL_CATEGORIES)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(categoryId) => set({ categoryId })}
        />
        <TextField
          {...field('hours', yardLabels.hours)}
          helperText={errors.hours ?? hoursText(shown.hours, readHours(shown.hours))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <TextField
          {...field('location', yardLabels.location)}
          helperText={
            errors.location ?? `${productFields.location.help}. Leer: ${city}, wird noch geprüft`
          }
          slotProps={{ htmlInput: { list: placesId, maxLength: 200, autoComplete: 'off' } }}
        />
        <PlaceOptions id={placesId} />
        <TextField
          {...field('note', yardLabels.note)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: DRAFT_NOTE_LENGTH } }}
        />
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {started && (
        <Button sx={LARGE} onClick={() => discard(started).catch(fail)}>
          Verwerfen
        </Button>
      )}
    </YardFrame>
  )
}

type Draft = Extract<QueuedWork, { kind: 'create' }>

const NEW: Draft = { kind: 'create', values: EMPTY_DRAFT, isReady: false, id: null, main: null }

/** The machine that is being typed: keeps each change, one after the other, in an entry that the first creates. */
function useKeptDraft() {
  const { queue } = useQueue()
  const last = useRef<Promise<Entry> | null>(null)
  return (part: Partial<Pick<Draft, 'values' | 'isReady' | 'main'>>): Promise<Entry> => {
    const before = last.current
    const store = async () => {
      await before?.catch(() => undefined)
      const entry = draftOf(queue.state.entries)
      if (entry?.work.kind !== 'create') return queue.add({ ...NEW, ...part })
      await queue.change(entry, { ...entry.work, ...part })
      return entry
    }
    last.current = store()
    return last.current
  }
}
