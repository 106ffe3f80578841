import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { formatCount } from '../../../shared/format.ts'
import { BulletList, Row } from '../layout/Boxes.tsx'
import { dependentsOf, type Entry } from './entry.ts'
import { PhotoPreview, ReplaceButton } from './RefusedPhoto.tsx'
import { useMachines, useQueue } from './YardContext.ts'
import { yardPaths } from './yardPaths.ts'
import { entryText, machineText } from './yardText.ts'

/** What is not through yet: first what needs somebody, then what goes by itself. */
export function WaitingList() {
  const { entries, waiting } = useQueue()
  const { machines } = useMachines()
  if (waiting.length === 0) return null
  const refused = waiting.filter(({ refusal }) => refusal !== null)
  const others = waiting.filter(({ refusal }) => refusal === null)
  return (
    <Box component="section" aria-labelledby="wartet" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="wartet" component="h2" variant="h2">
        Wartet auf die Übertragung
      </Typography>
      {refused.map((entry) => (
        <RefusedEntry
          key={entry.key}
          entry={entry}
          what={[machineText(entry, entries, machines), entryText(entry)]
            .filter(Boolean)
            .join(': ')}
        />
      ))}
      <BulletList>
        {others.map((entry) => (
          <li key={entry.key}>
            {[machineText(entry, entries, machines), entryText(entry)].filter(Boolean).join(': ')}
          </li>
        ))}
      </BulletList>
    </Box>
  )
}

/** What the server did not take: somebody decides. */
function RefusedEntry({ entry, what }: { entry: Entry; what: string }) {
  const { queue, entries } = useQueue()
  const navigate = useNavigate()
  const { work } = entry
  const hanging = dependentsOf(entries, entry).length
  const again = async () => {
    if (work.kind === 'create') {
      await queue.change(entry, { ...work, isReady: false })
      navigate(yardPaths.newMachine)
    } else if (work.kind === 'change') await queue.change(entry, { ...work, seen: {} })
    else await queue.change(entry, work)
  }
  const discard = () => {
    const question =
      hanging > 0
        ? `Auch ${formatCount(hanging, 'Foto', 'Fotos')} dieser Maschine verwerfen?`
        : 'Verwerfen?'
    if (window.confirm(question)) void queue.discard(entry)
  }
  return (
    <Alert severity="error">
      <strong>{what}</strong>
      <div>{entry.refusal}</div>
      {work.kind === 'photo' && <PhotoPreview photo={entry} />}
      <Row sx={{ mt: 1 }}>
        {work.kind === 'photo' && <ReplaceButton photo={entry} work={work} />}
        <Button variant="outlined" color="inherit" sx={{ minHeight: 48 }} onClick={again}>
          {AGAIN[work.kind]}
        </Button>
        <Button color="inherit" sx={{ minHeight: 48 }} onClick={discard}>
          Verwerfen
        </Button>
      </Row>
    </Alert>
  )
}

const AGAIN = {
  create: 'Berichtigen',
  change: 'Trotzdem übernehmen',
  seen: 'Erneut senden',
  photo: 'Erneut senden',
}
