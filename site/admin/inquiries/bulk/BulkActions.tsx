import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { NOBODY } from '../../../../shared/inquiries/inquiry.ts'
import type { InquiryBulkReport } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { lazyInPlace } from '../../parts/Loading.tsx'
import { useOwners } from '../StageAndOwner.tsx'
import { useBulkChange } from './useBulkChange.ts'

const BulkQuestion = lazyInPlace(() => import('./BulkQuestion.tsx'))

interface Props {
  chosen: ListedInquiry[]
  onDone: (report: InquiryBulkReport, chosen: ListedInquiry[]) => void
}

/** What can be done with several inquiries at once. */
export default function BulkActions({ chosen, onDone }: Props) {
  const owners = useOwners()
  const [asked, setAsked] = useState<'step' | 'lost' | null>(null)
  const { change, isPending } = useBulkChange(chosen, onDone)
  const isSpam = chosen.every(({ spam }) => spam)
  const assign = (value: string) => {
    const owner = owners.find(({ id }) => String(id) === value)
    change({
      changes: { ownerId: owner?.id ?? null },
      undo: ({ ownerId }) => ({ ownerId }),
      done: (those) => `${those}: Zuständig ist jetzt ${owner?.name ?? NOBODY}`,
    })
  }
  const move = () =>
    change({
      changes: { spam: !isSpam },
      undo: () => ({ spam: isSpam }),
      done: (those) => `${those} in den ${isSpam ? 'Posteingang' : 'Spam-Ordner'} verschoben`,
    })
  return (
    <Box role="group" aria-label="Ausgewählte ändern" sx={row}>
      {!isSpam && (
        <>
          <ChoiceField
            choices={[
              { value: '', label: 'Zuweisen' },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'all', label: NOBODY },
            ]}
            value=""
            disabled={isPending}
            onChoose={assign}
            slotProps={{ htmlInput: { 'aria-label': 'Zuweisen' } }}
            sx={{ width: { xs: 118, sm: 140 }, flex: 'none' }}
          />
          <Button disabled={isPending} onClick={() => setAsked('step')}>
            Schritt
          </Button>
          <Button disabled={isPending} onClick={() => setAsked('lost')}>
            Verloren
          </Button>
        </>
      )}
      <Button disabled={isPending} onClick={move}>
        {isSpam ? 'Kein Spam' : 'Spam'}
      </Button>
      {asked && (
        <BulkQuestion
          asked={asked}
          count={chosen.length}
          change={change}
          isPending={isPending}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, md: 0.5 },
  '& > .MuiButton-root': { flex: 'none', minWidth: 44, px: { xs: 0.75, md: 1 } },
}
