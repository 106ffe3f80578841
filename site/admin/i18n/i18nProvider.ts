import polyglotI18nProvider from 'ra-i18n-polyglot'
import { resources } from '../resources.tsx'
import { messages } from './messages.ts'

const resourceMessages = Object.fromEntries(resources.map(({ name, messages }) => [name, messages]))

export const i18nProvider = polyglotI18nProvider(
  () => ({ ...messages, resources: resourceMessages }),
  'de',
)
