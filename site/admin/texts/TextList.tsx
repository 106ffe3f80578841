import Link from '@mui/material/Link'
import { DataTable } from 'react-admin'
import { paths } from '../../../shared/addresses/paths.ts'
import { pageName } from '../../../shared/pages/page-name.ts'
import { addressOf, type Text } from '../../../shared/texts/text.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { asCards } from '../lists/asCards.ts'
import { WholeList } from '../lists/WholeList.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { NameLink } from '../parts/ScreenLink.tsx'

export default function TextList() {
  return (
    <>
      <PageHeader title="Texte" />
      <WholeList label="Texte" actions={false} sx={layout}>
        <DataTable.Col source="page" disableSort render={linkToForm} />
        <DataTable.Col source="isTemplate" disableSort render={origin} />
        <DataTable.Col source="updatedAt" disableSort render={moment} />
        <DataTable.Col
          source="actions"
          label="Website"
          disableSort
          render={(text: Text) => <PageLink {...text} />}
        />
      </WholeList>
    </>
  )
}

const linkToForm = ({ page }: Text) => (
  <NameLink to={adminPaths.text(page)}>{pageName(addressOf(page))}</NameLink>
)

const origin = ({ isTemplate }: Text) => (isTemplate ? 'Vorlage' : 'Eigener Text')

const moment = ({ updatedAt }: Text) => (updatedAt ? `${formatDateTime(updatedAt)} Uhr` : '–')

/** Where it leads to; a page in English may be switched off. */
function PageLink({ page }: Text) {
  const { hasEnglish } = useDealer()
  const address = addressOf(page)
  if (address === paths.english.home && !hasEnglish) return 'Ausgeschaltet'
  return (
    <Link href={address} target="_blank" aria-label={`${pageName(address)} ansehen`}>
      Ansehen
    </Link>
  )
}

const layout = asCards('1fr auto', 'page actions', 'isTemplate updatedAt')
