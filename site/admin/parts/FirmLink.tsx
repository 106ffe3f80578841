import { firmKeyOf } from '../../../shared/persons/firm.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { ScreenLink } from './ScreenLink.tsx'

/** The name of somebody's firm, which leads to its page; its domain where nobody has said the name. */
export function FirmLink({ company, email }: { company: string; email: string }) {
  const key = firmKeyOf({ company, email })
  return key ? (
    <ScreenLink to={adminPaths.firm(key)} color="inherit">
      {company || key}
    </ScreenLink>
  ) : (
    company
  )
}
