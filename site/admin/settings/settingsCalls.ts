import { dealer } from '../../../shared/dealer/dealer.ts'
import { testMailAnswer } from '../../../shared/dealer/settings.ts'
import { callApi, load } from '../data/api.ts'

export const settingsCalls = {
  uploadLogo: (file: File) => {
    const body = new FormData()
    body.set('logo', file)
    return callApi('/settings/logo', { method: 'PUT', body })
  },
  deleteLogo: () => callApi('/settings/logo', { method: 'DELETE' }),
  /** What everyone may know of the dealer, as it is now. */
  dealer: () => load(dealer, '/dealer'),
  sendTestMail: () => load(testMailAnswer, '/settings/test-mail', { method: 'POST' }),
}
