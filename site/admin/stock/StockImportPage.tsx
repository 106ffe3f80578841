import { CardContent, Typography } from '@mui/material'
import { DataTable, List, Pagination, useListContext, useRecordContext } from 'react-admin'
import { IMPORTS_PAGE_SIZE, type StockImport } from '../../../shared/stock/imports.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { asCards } from '../lists/asCards.ts'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { handledByLoadFailure, LoadFailure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { FetchAgain } from './FetchAgain.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { countsText } from './importText.ts'
import { UndoButton } from './UndoButton.tsx'

export default function StockImportPage() {
  return (
    <>
      <PageHeader title="Import" />
      <Stacked>
        <ImportSteps />
        <EarlierImports />
      </Stacked>
    </>
  )
}

/** The imports that were applied, each with the way back. */
const EarlierImports = () => (
  <section aria-labelledby="fruehere-importe">
    <Typography id="fruehere-importe" variant="h2" gutterBottom>
      Frühere Importe
    </Typography>
    <List
      actions={false}
      perPage={IMPORTS_PAGE_SIZE}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      queryOptions={alsoOfOthers}
    >
      <LoadFailure />
      <DataTable<StockImport>
        aria-label="Frühere Importe"
        bulkActionButtons={false}
        empty={<Empty />}
        sx={layout}
      >
        <DataTable.Col source="fileName" disableSort render={file} />
        <DataTable.Col source="counts" disableSort render={outcome} />
        <DataTable.Col source="actions" label="Aktionen" disableSort field={Undo} />
      </DataTable>
    </List>
  </section>
)

/** One that goes on without its screen, or that a colleague makes, stands here as well once it is applied. */
const alsoOfOthers = {
  ...handledByLoadFailure,
  refetchOnWindowFocus: true,
  refetchInterval: 10_000,
} as const

function Empty() {
  const { error } = useListContext()
  return error ? null : (
    <CardContent>Noch keiner. Hier steht jede Tabelle, die übernommen wurde.</CardContent>
  )
}

const file = ({ fileName, at, author }: StockImport) => (
  <>
    <strong>{fileName}</strong>
    <Typography variant="note">
      {formatDateTime(at)} Uhr von {author}
    </Typography>
  </>
)

const outcome = (record: StockImport) => {
  const missing = record.failedPictures.flatMap(({ pictures }) => pictures).length
  return (
    <>
      {countsText(record)}
      {missing > 0 && !record.undoneAt && (
        <Row align="center" above={0.5}>
          <span>{formatCount(missing, 'Bild fehlt', 'Bilder fehlen')}</span>
          <FetchAgain id={record.id} />
        </Row>
      )}
    </>
  )
}

function Undo() {
  const record = useRecordContext<StockImport>()
  if (!record) return null
  const undone = record.undoneAt && (
    <Typography variant="note" sx={{ whiteSpace: 'normal' }}>
      Rückgängig gemacht am {formatDateTime(record.undoneAt)} Uhr von {record.undoneBy}
    </Typography>
  )
  return <UndoButton id={record.id} undone={undone} />
}

const layout = {
  '& .column-fileName': { overflowWrap: 'anywhere' },
  ...asCards('minmax(0, 1fr) auto', 'fileName fileName', 'counts actions'),
}
