import { Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { categories } from './categories/index.ts'
import type { AdminResource } from './data/resource.ts'
import { inquiries } from './inquiries/index.ts'
import { products } from './products/index.ts'
import { texts } from './texts/index.ts'

/** A new resource needs its folder and its name here. */
export const resources: AdminResource[] = [products, categories, inquiries, texts]

export const toResource = ({ create: Create, edit: Edit, ...resource }: AdminResource) => (
  <Resource key={resource.name} {...resource} hasCreate={!!Create} hasEdit={!!Edit}>
    {Create && <Route path="new" element={<Create />} />}
    {Edit && <Route path=":id/edit" element={<Edit />} />}
  </Resource>
)
