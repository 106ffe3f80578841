import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router-dom'
import { imageInSize } from '../../../shared/images/image.ts'
import { productFields } from '../../../shared/product/fields.ts'
import { adminStatusLabels } from '../../../shared/product/product.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { type YardMachine, type YardValues, yardLabels } from '../../../shared/yard/yard.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { UNSAVED } from '../forms/FormDialog.tsx'
import { LeaveQuestion } from '../forms/unsavedChanges.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { ChoiceField, fieldChoices } from '../parts/ChoiceField.tsx'
import { Failure } from '../parts/Loading.tsx'
import { type CardDraft, differing, keptCard, readHours, typedOf, valuesOf } from './cardDraft.ts'
import { machineIdOf, type QueuedWork } from './entry.ts'
import { PhotoButtons } from './PhotoButtons.tsx'
import { PlaceOptions } from './PlaceOptions.tsx'
import { QueueBar } from './QueueNotices.tsx'
import { RefusedEntry } from './WaitingList.tsx'
import { useMachines, useQueue, useYardMay } from './YardContext.ts'
import { LARGE, Section, SubmitButton, Waiting, YardFrame } from './YardFrame.tsx'
import { yardPaths } from './yardPaths.ts'
import { bareText, hoursText, seenText, storeFailure, unkeptText } from './yardText.ts'

/** What a label leads to: the machine that somebody stands in front of. */
export function MachineCard() {
  const id = Number(useParams().id)
  const { machines, isPending, error, refetch } = useMachines()
  const machine = machines.find((known) => known.id === id)
  if (machine) return <Card key={id} machine={machine} />
  if (isPending) return <Waiting />
  return (
    <YardFrame title="Maschine" back={yardPaths.home}>
      {error ? (
        <Failure text={error.message} onRetry={refetch} />
      ) : (
        <Alert severity="warning">Diese Maschine gibt es nicht oder nicht mehr.</Alert>
      )}
    </YardFrame>
  )
}

function Card({ machine }: { machine: YardMachine }) {
  const { queue, entries, sent } = useQueue()
  const mayEdit = useYardMay('products.edit')
  const kept = keptCard(machine)
  const [begun] = useState(kept.read)
  const [shown, setShown] = useState(() => ({ ...machine, ...begun?.seen }))
  const [draft, setDraft] = useState(() => begun?.typed ?? typedOf(machine))
  const [said, setSaid] = useState('')
  const [unkept, setUnkept] = useState(0)
  const ref = { id: machine.id }
  const formId = useId()
  const placesId = useId()
  const values = valuesOf(draft)
  const known = valuesOf(typedOf(shown))
  const changed = differing(values, known)
  // What others have changed is shown as long as nothing is typed here.
  if (values && changed.length === 0 && differing(valuesOf(typedOf(machine)), known).length > 0) {
    setShown(machine)
    setDraft(typedOf(machine))
  }
  const set = (part: Partial<CardDraft>) => {
    setSaid('')
    const typed = { ...draft, ...part }
    setDraft(typed)
    if (known) kept.write(typed, known)
  }
  const keep = async (work: QueuedWork, done: string) => {
    try {
      await queue.add(work)
      setSaid(done)
      return true
    } catch (error) {
      setSaid(storeFailure(error))
      return false
    }
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!values || !known || changed.length === 0) return
    const only = (all: YardValues): Partial<YardValues> =>
      Object.fromEntries(changed.map((name) => [name, all[name]]))
    const change: QueuedWork = {
      kind: 'change',
      machine: ref,
      changes: only(values),
      seen: only(known),
    }
    if (!(await keep(change, 'Gesichert'))) return
    setShown({ ...shown, ...values })
    kept.drop()
  }
  const see = () =>
    keep({ kind: 'seen', machine: ref, at: new Date().toISOString() }, 'Heute gesehen')
  const isSeenToday =
    machine.seenAt !== null && berlinDay(new Date(machine.seenAt)) === berlinDay(new Date())
  const ofMachine = entries.filter((entry) => machineIdOf(entry, entries) === machine.id)
  const refused = ofMachine.filter(({ refusal }) => refusal !== null)
  const ownPhotos = ofMachine.filter(({ work }) => work.kind === 'photo')
  const photos = ownPhotos.filter(({ refusal }) => refusal === null).length
  const refusals = (ofPhotos: boolean) =>
    refused
      .filter(({ work }) => (work.kind === 'photo') === ofPhotos)
      .map((entry) => <RefusedEntry key={entry.key} entry={entry} />)
  const isUnsaved = !values || changed.length > 0
  const losses = [unkeptText(unkept), isUnsaved && UNSAVED].filter(Boolean)
  const [picture] = machine.images
  const isHoursWrong = readHours(draft.hours) === undefined
  const isNowhere = draft.location.trim() === ''
  return (
    <YardFrame
      title={machine.stockNumber ?? `Nr. ${machine.id}`}
      back={yardPaths.home}
      foot={
        <>
          <Typography role="status" align="center">
            {said}
          </Typography>
          <SubmitButton form={formId} disabled={changed.length === 0 || isNowhere}>
            Speichern
          </SubmitButton>
        </>
      }
    >
      <LeaveQuestion loss={losses.length > 0 ? losses.join(' ') : null} onDiscard={kept.drop} />
      <QueueBar />
      {refusals(false)}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {picture && (
          <Box
            component="img"
            src={imageInSize(picture, 'medium')}
            alt=""
            // Without a connection there is none.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true
            }}
            sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">{machine.title}</Typography>
          <Typography variant="note">{seenText(machine)}</Typography>
        </Box>
      </Box>
      <Button
        variant={isSeenToday ? 'outlined' : 'contained'}
        startIcon={<EyeIcon />}
        onClick={see}
        sx={LARGE}
      >
        Heute gesehen
      </Button>
      <Stacked component="form" id={formId} onSubmit={save}>
        <TextField
          label={yardLabels.hours}
          value={draft.hours}
          disabled={!mayEdit}
          error={isHoursWrong}
          helperText={
            isHoursWrong
              ? 'Bitte eine Zahl wie 4.210'
              : hoursText(draft.hours, values?.hours, known?.hours)
          }
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => set({ hours: target.value })}
        />
        <TextField
          label={yardLabels.location}
          value={draft.location}
          disabled={!mayEdit}
          error={isNowhere}
          helperText={isNowhere ? 'Standort ist erforderlich' : productFields.location.help}
          slotProps={{ htmlInput: { list: placesId, maxLength: 200, autoComplete: 'off' } }}
          onChange={({ target }) => set({ location: target.value })}
        />
        <PlaceOptions id={placesId} />
        <ChoiceField
          label={yardLabels.status}
          value={draft.status}
          choices={fieldChoices(adminStatusLabels)}
          helperText={bareText(draft, machine.images.length + photos)}
          onChoose={(status) => set({ status })}
        />
        <TextField
          label={yardLabels.note}
          value={draft.note}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Stacked>
      {mayEdit && (
        <Section
          title={`Fotos (${machine.images.length}${photos > 0 ? ` und ${photos} wartend` : ''})`}
        >
          <PhotoButtons
            machine={() => ref}
            kept={ownPhotos.length}
            sent={sent.find(({ id }) => id === machine.id)?.photos ?? 0}
            onUnkept={setUnkept}
          />
          {refusals(true)}
        </Section>
      )}
      <Button component={LinkBase} to={adminPaths.product(machine.id)} sx={LARGE}>
        Alle Angaben bearbeiten
      </Button>
    </YardFrame>
  )
}
