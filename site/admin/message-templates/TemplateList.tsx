import Link from '@mui/material/Link'
import { DataTable, DeleteWithConfirmButton, LinkBase, List, TopToolbar } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { asCards } from '../lists/asCards.ts'
import { NewButton } from '../lists/NewButton.tsx'
import { NoResults } from '../lists/NoResults.tsx'
import { adminPaths } from '../paths.ts'

const actions = (
  <TopToolbar>
    <NewButton />
  </TopToolbar>
)

export default function TemplateList() {
  return (
    <List
      actions={actions}
      pagination={false}
      exporter={false}
      empty={false}
      queryOptions={handledByLoadFailure}
    >
      <LoadFailure />
      <DataTable<MessageTemplate>
        aria-label="Antwortvorlagen"
        bulkActionButtons={false}
        empty={<NoResults hint="Mit Vorlagen beginnen Antworten auf Anfragen schneller." />}
        sx={layout}
      >
        <DataTable.Col source="name" disableSort render={linkToForm} />
        <DataTable.Col source="text" disableSort render={beginning} />
        <DataTable.Col source="updatedAt" disableSort render={moment} />
        <DataTable.Col source="actions" label="Aktionen" disableSort>
          <DeleteWithConfirmButton />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

const linkToForm = ({ id, name }: MessageTemplate) => (
  <Link component={LinkBase} to={adminPaths.messageTemplate(id)} sx={{ fontWeight: 600 }}>
    {name}
  </Link>
)

const SHOWN_CHARACTERS = 120

const beginning = ({ text }: MessageTemplate) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)} …` : text

const moment = ({ updatedAt }: MessageTemplate) => `${formatDateTime(updatedAt)} Uhr`

const layout = {
  '& .column-text': { maxWidth: 520, overflowWrap: 'anywhere' },
  ...asCards('1fr auto', 'name actions', 'text text', 'updatedAt updatedAt'),
}
