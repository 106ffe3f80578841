import { home } from './home.ts'
import type { PageText } from './page-text.ts'

/** The pages whose texts the dealer writes. */
export const pageTexts: readonly PageText[] = [home]

export const pageTextOf = (page: string): PageText | null =>
  pageTexts.find((text) => text.page === page) ?? null

export type { PageText }
