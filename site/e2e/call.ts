/** Calls the API as somebody; answers the data. */
export type Call = <Data = { id: number }>(
  method: string,
  path: string,
  input?: object,
) => Promise<Data>

export const callAs = (url: string, token: string): Call =>
  async function call(method, path, input) {
    const isForm = input instanceof FormData
    const headers = new Headers({ Authorization: `Bearer ${token}` })
    if (!isForm) headers.set('Content-Type', 'application/json')
    const body = isForm ? input : input && JSON.stringify(input)
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body }) })
    const { data, error } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${error}`)
    return data
  }
