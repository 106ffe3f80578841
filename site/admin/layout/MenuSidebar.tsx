import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/**
 * On a phone the sidebar is a dialog, which needs a name for axe. What stands open beside a wide screen would lie on a
 * narrow one and hide it, so that each width begins with its own state. The dialog must not even open for a moment: one
 * that is closed before it has appeared leaves the screen hidden from screen readers.
 */
export function MenuSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const [isPhoneMenu, setIsPhoneMenu] = useState(false)
  useEffect(() => {
    if (isPhone !== isPhoneMenu) setOpen(!isPhone)
    setIsPhoneMenu(isPhone)
  }, [isPhone, isPhoneMenu, setOpen])
  return (
    <Sidebar
      {...props}
      open={isOpen && isPhone === isPhoneMenu}
      slotProps={{ paper: { 'aria-label': 'Menü' } }}
    />
  )
}
