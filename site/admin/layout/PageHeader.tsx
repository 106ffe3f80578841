import type { ReactNode } from 'react'
import { Title, TopToolbar } from 'react-admin'

/** The page's title, with its actions below. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <Title title={title} />
    {children && <TopToolbar sx={toolbar}>{children}</TopToolbar>}
  </>
)

/** Each named for the narrowest screen too, for which react-admin has styles of its own. */
const toolbar = {
  flex: { xs: 'none' },
  flexWrap: 'wrap',
  justifyContent: 'start',
  bgcolor: { xs: 'transparent' },
  p: { xs: 0 },
  pb: { xs: 2 },
}
