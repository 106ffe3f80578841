import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { Account } from './Account.tsx'
import { Menu } from './Menu.tsx'
import { TOP_BAR_HEIGHT } from './TopBar.tsx'

const WIDTH = 232

interface Props {
  open: boolean
  onClose: () => void
}

/** Beside the content on wide screens, a drawer on narrow ones. */
export const Sidebar = ({ open, onClose }: Props) => (
  <>
    <Box
      component="aside"
      aria-label="Menü"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        width: WIDTH,
        flexShrink: 0,
        height: `calc(100vh - ${TOP_BAR_HEIGHT}px)`,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Menu />
      <Account />
    </Box>
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: { 'aria-label': 'Menü', sx: { width: 280, display: 'flex' } },
      }}
    >
      <Menu onNavigate={onClose} />
      <Account />
    </Drawer>
  </>
)
