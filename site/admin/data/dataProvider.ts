import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { API, ifUnchanged } from './api.ts'
import { calls } from './calls.ts'
import { createHttpClient } from './httpClient.ts'
import { listQuery } from './query.ts'
import type { AdminResource } from './resource.ts'

export type AdminDataProvider = DataProvider & typeof calls

/**
 * Reads and writes the resources, with the API's paging and versions, and has calls that belong to none of them.
 * What only one screen calls stands beside it, because its schemas need not be loaded with the first one.
 */
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
    // The API has its own query parameters, and the total is in the answer's envelope.
    getList: async (name, params) => {
      const query = listQuery(params, resourceOf(name).sortable)
      return (await httpClient(`${API}/${name}?${query}`)).json
    },
    getMany: async (name, { ids }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(name, { id })))
      return { data: answers.map(({ data }) => data) }
    },
    // Sends the version that was edited. If the server has a newer one, it answers 409.
    update: async (name, { id, data, previousData, meta }) => {
      const version = meta?.ifMatch ?? previousData?.updatedAt
      const { json } = await httpClient(`${API}/${name}/${encodeURIComponent(id)}`, {
        method: 'PUT',
        body: JSON.stringify(data),
        headers: new Headers(ifUnchanged(version)),
      })
      return { data: json }
    },
  }
}
