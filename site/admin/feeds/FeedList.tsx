import Typography from '@mui/material/Typography'
import { List, RecordsIterator } from 'react-admin'
import { Stacked } from '../parts/Boxes.tsx'
import { handledByLoadFailure, LoadFailure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { FeedPanel } from './FeedPanel.tsx'

export default function FeedList() {
  return (
    <>
      <PageHeader title="Portale" />
      <Typography sx={{ mb: 2, maxWidth: '75ch' }}>
        Ein Portal holt Ihren Bestand unter seiner Adresse selbst ab, meist jede Nacht. Aktive und
        reservierte Maschinen sind darin, verkaufte und inaktive nicht. Wer die Adresse kennt, kann
        die Datei lesen: Geben Sie sie nur dem Portal.
      </Typography>
      <List actions={false} pagination={false} queryOptions={handledByLoadFailure} sx={plain}>
        <LoadFailure />
        <Stacked>
          <RecordsIterator>
            <FeedPanel />
          </RecordsIterator>
        </Stacked>
      </List>
    </>
  )
}

/** Each feed is a card of its own. */
const plain = { '& .RaList-content': { bgcolor: 'transparent', boxShadow: 'none', border: 0 } }
