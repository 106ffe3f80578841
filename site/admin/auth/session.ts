import { forgetToken } from './token.ts'

/** Says `end` when the server no longer knows the session. */
export const session = new EventTarget()

/** To be called on any 401: what is on the screen stays until the login takes its place. */
export function endSession() {
  forgetToken()
  session.dispatchEvent(new Event('end'))
}
