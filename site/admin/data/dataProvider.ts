import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { API } from './api.ts'
import { calls } from './calls.ts'
import { createHttpClient } from './httpClient.ts'
import { listQuery } from './listQuery.ts'
import type { AdminResource } from './resource.ts'

export type AdminDataProvider = DataProvider & typeof calls

/** The only way from the admin to its data. */
export function createDataProvider(resources: AdminResource[]): AdminDataProvider {
  const resourceOf = (name: string) => {
    const resource = resources.find((known) => known.name === name)
    if (!resource) throw new Error(`There is no resource ${name}`)
    return resource
  }
  const httpClient = createHttpClient(resourceOf)
  const rest = simpleRestProvider(API, httpClient)
  return {
    ...rest,
    ...calls,
    // The API's own query string, and its total from the envelope.
    getList: async (name, params) => {
      const query = listQuery(params, resourceOf(name).sortable)
      return (await httpClient(`${API}/${name}?${query}`)).json
    },
    getMany: async (name, { ids }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(name, { id })))
      return { data: answers.map(({ data }) => data) }
    },
    // Names the version that the change builds on: where there is a newer one, the API answers 409.
    update: async (name, { id, data, previousData, meta }) => {
      const version = meta?.ifMatch ?? previousData?.updatedAt
      const { json } = await httpClient(`${API}/${name}/${encodeURIComponent(id)}`, {
        method: 'PUT',
        body: JSON.stringify(data),
        headers: new Headers(version ? { 'If-Match': `"${version}"` } : {}),
      })
      return { data: json }
    },
  }
}
