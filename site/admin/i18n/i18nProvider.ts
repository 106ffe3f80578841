import polyglotI18nProvider from 'ra-i18n-polyglot'
import { messages } from './messages.ts'
import { resourceMessages } from './resourceMessages.ts'

export const i18nProvider = polyglotI18nProvider(
  () => ({ ...messages, resources: resourceMessages }),
  'de',
)
