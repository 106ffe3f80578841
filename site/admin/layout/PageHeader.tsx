import type { ReactNode } from 'react'
import { Title, TopToolbar } from 'react-admin'

/** The page's title, with its actions below. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <Title title={title} />
    {children && <TopToolbar sx={toolbar}>{children}</TopToolbar>}
  </>
)

const toolbar = {
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'start',
  bgcolor: 'transparent',
  p: 0,
  pb: { xs: 2 },
}
