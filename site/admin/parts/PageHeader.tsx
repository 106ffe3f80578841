import type { ReactNode } from 'react'
import { Title, TopToolbar } from 'react-admin'

export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <Title title={title} />
    {children && <TopToolbar sx={toolbar}>{children}</TopToolbar>}
  </>
)

/** Set for `xs` explicitly, because react-admin has its own styles there. */
const toolbar = {
  flex: { xs: 'none' },
  flexWrap: 'wrap',
  justifyContent: 'start',
  bgcolor: { xs: 'transparent' },
  p: { xs: 0 },
  pb: { xs: 2 },
  // Buttons that this user, or this record, does not have.
  '&:empty': { display: 'none' },
}
