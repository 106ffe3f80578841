import { forgetToken } from './token.ts'

/** Says `end` when the server no longer knows the session. */
export const session = new EventTarget()

/** For any answer with status 401. What is on the screen stays until the login takes its place. */
export function endSession() {
  forgetToken()
  session.dispatchEvent(new Event('end'))
}
