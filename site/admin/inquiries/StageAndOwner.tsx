import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { Confirm } from 'react-admin'
import { z } from 'zod'
import { type Inquiry, NOBODY, type Owner, owner } from '../../../shared/inquiries/inquiry.ts'
import { type Stage, stageLabels, stages } from '../../../shared/inquiries/stage.ts'
import { load } from '../data/api.ts'
import { actsAtOnce, ChoiceField, fieldChoices } from '../parts/ChoiceField.tsx'
import { lazyInPlace } from '../parts/Loading.tsx'
import {
  forSaleText,
  STAGE_FAILED,
  stageSaid,
  useMoveStep,
  useUndoableChange,
  useWin,
} from './changeInquiry.ts'

const LostDialog = lazyInPlace(async () => ({
  default: (await import('./LostForm.tsx')).LostDialog,
}))

const stageChoices = fieldChoices(stageLabels)

/**
 * Changes the stage at once; any stage may follow any other. Before it wins it asks, of a lost inquiry for the reason:
 * `question` is to be shown beside what it was chosen with.
 */
function useStageChange(inquiry: Inquiry) {
  const { changeStage, isPending } = useMoveStep(inquiry, { failed: STAGE_FAILED })
  const sale = useWin(inquiry)
  const forSale = inquiry.products.filter(({ available }) => available)
  const [asked, setAsked] = useState<'won' | 'lost' | null>(null)
  const close = () => setAsked(null)
  const change = (stage: Stage) => changeStage({ stage }, stageSaid(inquiry, stage), close)
  const choose = (value: string) => {
    const stage = stages.find((known) => known === value)
    if (stage === 'won' || stage === 'lost') setAsked(stage)
    else if (stage) change(stage)
  }
  const question =
    asked === 'lost' ? (
      <LostDialog inquiry={inquiry} onClose={close} />
    ) : (
      asked && (
        <Confirm
          isOpen
          loading={sale.isPending}
          title={`Ist ${inquiry.receipt} gewonnen?`}
          content={[
            `Die Anfrage von ${inquiry.name} ist damit verkauft.`,
            sale.next,
            forSaleText(forSale.map(({ title }) => title)),
          ]
            .filter(Boolean)
            .join(' ')}
          confirm="Gewonnen"
          onConfirm={() => sale.win(close)}
          onClose={close}
        />
      )
    )
  return { choose, isPending: isPending || sale.isPending, question }
}

/** The stage as a field that changes it. */
export function StageSelect({ inquiry }: { inquiry: Inquiry }) {
  const { choose, isPending, question } = useStageChange(inquiry)
  return (
    <>
      <ChoiceField
        {...actsAtOnce}
        choices={stageChoices}
        value={inquiry.stage}
        disabled={isPending}
        onChoose={choose}
        slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
        sx={{ width: 180 }}
      />
      {question}
    </>
  )
}

const colours = {
  new: 'info.main',
  contacted: 'text.primary',
  offered: 'warning.main',
  won: 'success.main',
  lost: 'text.secondary',
  done: 'text.secondary',
} as const

/** The stage in a line: the device's own dropdown in the form of a chip, which opens. */
export function StageChip({ inquiry }: { inquiry: Inquiry }) {
  const { choose, isPending, question } = useStageChange(inquiry)
  const colour = colours[inquiry.stage]
  return (
    <>
      <Box
        component="select"
        {...actsAtOnce}
        aria-label={`Status von ${inquiry.receipt}`}
        value={inquiry.stage}
        disabled={isPending}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value)}
        sx={[chip, { color: colour }]}
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabels[stage]}
          </option>
        ))}
      </Box>
      {question}
    </>
  )
}

const chip = {
  maxWidth: '100%',
  height: 26,
  px: 0.75,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 13,
  bgcolor: 'background.paper',
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& option': { color: 'text.primary' },
  // For the thumb; a frame of that height would be louder than the names.
  '@media (any-pointer: coarse)': { height: 44, border: 0, px: 0, bgcolor: 'transparent' },
}

const NO_OWNERS: Owner[] = []

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({
    queryKey: ['inquiries', 'owners'],
    queryFn: () => load(z.array(owner), '/contact/owners'),
  }).data ?? NO_OWNERS

/** Who is in charge. An owner that is not among the accounts any more is still shown. */
export function OwnerSelect({ inquiry }: { inquiry: Inquiry }) {
  const owners = useOwners()
  const { change, isPending } = useUndoableChange(inquiry, {
    failed: 'Fehler beim Ändern der Zuständigkeit',
  })
  const { ownerId, owner } = inquiry
  const known = owners.map(({ id, name }) => ({ value: id, label: name }))
  const own =
    ownerId !== null && !owners.some(({ id }) => id === ownerId)
      ? [{ value: ownerId, label: owner ?? '' }]
      : []
  const choose = (value: string) => {
    const chosen = owners.find(({ id }) => String(id) === value)
    change({
      patch: { ownerId: chosen?.id ?? null },
      undo: { ownerId },
      said: `Zuständig ist jetzt ${chosen?.name ?? NOBODY}`,
      undone: `Zurückgenommen, zuständig: ${owner ?? NOBODY}`,
    })
  }
  return (
    <ChoiceField
      {...actsAtOnce}
      label="Zuständig"
      choices={[{ value: '', label: NOBODY }, ...own, ...known]}
      value={ownerId ?? ''}
      disabled={isPending}
      onChoose={choose}
    />
  )
}
