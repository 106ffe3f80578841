import type { App } from '../../app.ts'
import { createSessions } from '../../dealer/accounts/sessions.ts'
import type { TestApp } from '../test-app.ts'

/** Calls the API as the administration does. */
export class Dealer {
  readonly #base: TestApp
  readonly #app: App

  /** @param app of the process that is called */
  constructor(base: TestApp, app: App) {
    this.#base = base
    this.#app = app
  }

  /** @throws when there is nothing to read */
  async read<Data>(path: string): Promise<Data> {
    const response = await this.call('GET', path)
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`)
    const { data } = await response.json()
    return data
  }

  async call(method: string, path: string, body?: object): Promise<Response> {
    // A new one each time, because restoring a backup ends all sessions.
    const { id } = await createSessions(this.#base.database.orm).createSession(1, {})
    const isForm = body instanceof FormData
    const headers = new Headers({ Authorization: `Bearer ${id}` })
    if (body && !isForm) headers.set('Content-Type', 'application/json')
    return this.#app.request(path, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
}
