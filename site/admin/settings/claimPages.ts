import { type ClaimPage, claimPages } from '../../../shared/dealer/settings.ts'
import { pageName } from '../../../shared/page-name.ts'
import { paths } from '../../../shared/paths.ts'

export const claimPageName = (page: ClaimPage): string => pageName(paths[page])

export const claimPageChoices = claimPages.map((id) => ({ id, name: claimPageName(id) }))
