import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import { AppBar as MuiAppBar, Box, IconButton, Toolbar, Tooltip, Typography } from '@mui/material'
import { useTheme as useMuiTheme } from '@mui/material/styles'
import { LinkBase, LoadingIndicator, useGetIdentity, useTheme, useTranslate } from 'react-admin'
import { DemoClockButton } from '../demo/DemoClockButton'
import { barHeight } from '../theme/tokens'
import { Mark } from './Mark'
import { useMenuState } from './useMenuState'
import { PersonMenu } from './PersonMenu'
import { SearchButton } from './search/SearchButton'

const ThemeButton = () => {
  const translate = useTranslate()
  const isDark = useMuiTheme().palette.mode === 'dark'
  const [, setTheme] = useTheme()
  const title = translate(isDark ? 'layout.toLight' : 'layout.toDark')
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

export const AppBar = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const [isOpen, setIsOpen] = useMenuState()
  const title = translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')
  return (
    <MuiAppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar variant="dense" disableGutters sx={{ minHeight: barHeight, px: 1, gap: 1 }}>
        <Tooltip title={title}>
          <IconButton aria-label={title} onClick={() => setIsOpen(!isOpen)}>
            <MenuIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Box
          component={LinkBase}
          to="/"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            color: 'text.primary',
            textDecoration: 'none',
          }}
        >
          <Mark />
          <Typography sx={{ fontWeight: 700 }}>{translate('app.name')}</Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
          >
            {identity && translate(identity.distributorId ? 'app.distributorPlace' : 'app.place')}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <SearchButton />
        <Box sx={{ flex: 1 }} />
        <LoadingIndicator sx={{ '& svg': { fontSize: 20 } }} />
        <DemoClockButton />
        <ThemeButton />
        <PersonMenu />
      </Toolbar>
    </MuiAppBar>
  )
}
