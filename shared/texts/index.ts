import { about } from './about.ts'
import { contact } from './contact.ts'
import { exportPage } from './export.ts'
import { home } from './home.ts'
import { imprint } from './imprint.ts'
import type { PageText } from './page-text.ts'
import { privacy } from './privacy.ts'
import { rental } from './rental.ts'
import { service } from './service.ts'
import { terms } from './terms.ts'
import { used } from './used.ts'
import { usedGuide } from './used-guide.ts'

/** The pages whose texts the dealer writes. */
export const pageTexts: readonly PageText[] = [
  home,
  used,
  usedGuide,
  rental,
  service,
  about,
  contact,
  imprint,
  privacy,
  terms,
  exportPage,
]

export const pageTextOf = (page: string): PageText | null =>
  pageTexts.find((text) => text.page === page) ?? null

export type { PageText }
