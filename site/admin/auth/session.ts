import { forgetToken } from './token.ts'

/** Fires `end` when the server no longer accepts the session. */
export const session = new EventTarget()

/** Called after an answer with status 401. The screen stays as it is until the login replaces it. */
export function endSession() {
  forgetToken()
  session.dispatchEvent(new Event('end'))
}
