import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useGetIdentity, useLogout, useTranslate } from 'react-admin'

export const PersonMenu = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!identity) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircleIcon />}
        aria-label={identity.fullName}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {identity.fullName}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem disabled>
          {translate(`enums.role.${identity.role}`, { _: String(identity.role) })}
        </MenuItem>
        <MenuItem component={LinkBase} to="/account" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <ManageAccountsIcon fontSize="small" />
          </ListItemIcon>
          {translate('account.title')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}
