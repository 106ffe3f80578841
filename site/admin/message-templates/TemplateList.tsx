import { DataTable } from 'react-admin'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { asCards } from '../lists/asCards.ts'
import { RowMenu } from '../lists/RowMenu.tsx'
import { oneLine, WholeList } from '../lists/WholeList.tsx'
import { LanguageMark } from '../parts/LanguageMark.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { NameLink } from '../parts/ScreenLink.tsx'

export default function TemplateList() {
  return (
    <>
      <PageHeader title="Antwortvorlagen" />
      <WholeList
        label="Antwortvorlagen"
        hint="Mit Vorlagen beginnen Antworten auf Anfragen schneller."
        sx={layout}
      >
        <DataTable.Col source="name" disableSort render={linkToForm} />
        <DataTable.Col source="text" disableSort render={beginning} />
        <DataTable.Col source="updatedAt" disableSort render={moment} />
        <DataTable.Col source="actions" label="Aktionen" disableSort>
          <RowMenu deletes="Löschen" />
        </DataTable.Col>
      </WholeList>
    </>
  )
}

const linkToForm = ({ id, name, language }: MessageTemplate) => (
  <>
    <NameLink to={adminPaths.messageTemplate(id)}>{name}</NameLink>{' '}
    <LanguageMark language={language} hint="Für Anfragen auf Englisch" />
  </>
)

const SHOWN_CHARACTERS = 120

const beginning = ({ text }: MessageTemplate) => text.slice(0, SHOWN_CHARACTERS)

const moment = ({ updatedAt }: MessageTemplate) => `${formatDateTime(updatedAt)} Uhr`

const layout = {
  '& .column-name, & .column-updatedAt': { whiteSpace: { lg: 'nowrap' } },
  ...oneLine('text'),
  ...asCards('minmax(0, 1fr) auto auto', 'name updatedAt actions', 'text text text'),
}
