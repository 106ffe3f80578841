import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { PAGE_SIZE } from '../../../shared/product.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListBody, saidByBody } from '../lists/ListBody.tsx'
import { Pager } from '../lists/Pager.tsx'
import { adminPaths } from '../paths.ts'
import { ProductBulkActions } from './ProductBulkActions.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductTable } from './ProductTable.tsx'

export default function ProductList() {
  return (
    <ListBase
      perPage={PAGE_SIZE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={saidByBody}
    >
      <PageHeader title="Produkte">
        <NewProduct />
      </PageHeader>
      <ProductFilters />
      <Card>
        <ProductBulkActions />
        <ListBody
          failed="Fehler beim Laden der Produkte"
          empty={
            <EmptyList title="Keine Produkte gefunden">
              <NewProduct />
            </EmptyList>
          }
        >
          <ProductTable />
        </ListBody>
      </Card>
      <Pager />
    </ListBase>
  )
}

const NewProduct = () => (
  <Button
    component={Link}
    to={adminPaths.newProduct}
    variant="contained"
    color="secondary"
    startIcon={<AddIcon />}
  >
    Neues Produkt
  </Button>
)
