import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListBody, saidByBody } from '../lists/ListBody.tsx'
import { adminPaths } from '../paths.ts'
import { CategoryTable } from './CategoryTable.tsx'

export default function CategoryList() {
  return (
    <ListBase perPage={1000} sort={{ field: 'sortOrder', order: 'ASC' }} queryOptions={saidByBody}>
      <PageHeader title="Kategorien">
        <NewCategory />
      </PageHeader>
      <Card>
        <ListBody
          failed="Fehler beim Laden der Kategorien"
          empty={
            <EmptyList title="Keine Kategorien gefunden">
              <NewCategory />
            </EmptyList>
          }
        >
          <CategoryTable />
        </ListBody>
      </Card>
    </ListBase>
  )
}

const NewCategory = () => (
  <Button
    component={Link}
    to={adminPaths.newCategory}
    variant="contained"
    color="secondary"
    startIcon={<AddIcon />}
  >
    Neue Kategorie
  </Button>
)
