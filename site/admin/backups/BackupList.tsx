import Typography from '@mui/material/Typography'
import { DataTable, List } from 'react-admin'
import type { Backup } from '../../../shared/backup/backup.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { BackupActions } from './BackupActions.tsx'
import { BackupTools } from './BackupTools.tsx'
import { contentText, formatSize } from './backupText.ts'

export default function BackupList() {
  return (
    <>
      <PageHeader title="Sicherungen" />
      <List
        title={false}
        actions={false}
        empty={false}
        pagination={false}
        queryOptions={handledByLoadFailure}
      >
        <BackupTools />
        <LoadFailure />
        <DataTable<Backup & { id: string }>
          aria-label="Sicherungen"
          bulkActionButtons={false}
          empty={<NoResults hint="Die erste wird in der kommenden Nacht gemacht." />}
          rowClick={false}
          sx={layout}
        >
          <DataTable.Col source="createdAt" disableSort render={madeAt} />
          <DataTable.Col source="counts" disableSort render={contentText} />
          <DataTable.Col source="size" disableSort render={({ size }) => formatSize(size)} />
          <DataTable.Col source="actions" label="Aktionen" disableSort field={BackupActions} />
        </DataTable>
      </List>
    </>
  )
}

const originOf = (name: string) =>
  name.startsWith('vor-') ? 'vor einem Zurückspielen gemacht' : 'von Hand gemacht'

const madeAt = ({ name, createdAt, isNightly }: Backup) => (
  <>
    <strong>{formatDateTime(createdAt)} Uhr</strong>
    <Typography variant="body2" color="textSecondary">
      {isNightly ? 'nachts gemacht' : `${originOf(name)}, bleibt bis zum Löschen`}
    </Typography>
  </>
)

const layout = {
  '& .column-size': { whiteSpace: 'nowrap' },
  '& .column-actions': { textAlign: 'right' },
  ...asCards('1fr auto', 'createdAt size', 'counts counts', 'actions actions'),
}
