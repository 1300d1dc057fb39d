import { Box, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { LinkBase, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { formatNumber } from '../lib/format'
import { barHeight } from '../theme/tokens'
import { isEntryOf, type MenuEntry, menuFor } from './menu'
import { useMenuState } from './useMenuState'
import { useQueueCount } from './useQueueCount'

const openWidth = 208
const closedWidth = 48

const Entry = ({ entry, isOpen }: { entry: MenuEntry; isOpen: boolean }) => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const count = useQueueCount(entry.queue)
  const isHere = isEntryOf(entry, pathname)
  const name = translate(entry.label, { smart_count: 2 })
  return (
    <Tooltip title={isOpen ? '' : name} placement="left">
      <Box
        component={LinkBase}
        to={entry.to}
        aria-current={isHere ? 'page' : undefined}
        aria-label={name}
        sx={{
          'display': 'flex',
          'alignItems': 'center',
          'gap': 1.25,
          'height': 31,
          'px': 1.5,
          'mx': 0.5,
          'borderRadius': 1,
          'textDecoration': 'none',
          'fontSize': '0.8125rem',
          'fontWeight': isHere ? 700 : 400,
          'color': isHere ? 'primary.main' : 'text.primary',
          'bgcolor': isHere ? 'action.selected' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
          '& svg': { fontSize: 18, color: isHere ? 'primary.main' : 'text.secondary' },
        }}
      >
        <entry.Icon />
        {isOpen && (
          <Box component="span" sx={{ flex: 1, whiteSpace: 'nowrap', overflow: 'hidden' }}>
            {name}
          </Box>
        )}
        {isOpen && count > 0 && (
          <Box
            component="span"
            sx={{
              minWidth: 22,
              px: 0.75,
              borderRadius: 4,
              textAlign: 'center',
              fontSize: '0.75rem',
              fontWeight: 500,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            }}
          >
            {formatNumber(count)}
          </Box>
        )}
      </Box>
    </Tooltip>
  )
}

/** Scrolls the menu, not the page, where Tab would start. */
const useEntryInSight = (isReady: boolean) => {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const box = menu.current
    const entry = box?.querySelector<HTMLElement>('[aria-current=page]')
    if (!box || !entry) return
    const top = entry.offsetTop - box.offsetTop
    const isInSight =
      top >= box.scrollTop && top + entry.offsetHeight <= box.scrollTop + box.clientHeight
    if (!isInSight) box.scrollTop = top - box.clientHeight / 2
  }, [pathname, isReady])
  return menu
}

export const SideMenu = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const { identity } = useGetIdentity()
  const [isOpen] = useMenuState()
  const menu = useEntryInSight(permissions !== undefined)
  return (
    <Box
      ref={menu}
      component="nav"
      aria-label={translate('layout.menu')}
      sx={{
        position: 'sticky',
        top: barHeight,
        width: isOpen ? openWidth : closedWidth,
        flexShrink: 0,
        height: `calc(100dvh - ${barHeight}px)`,
        overflowY: 'auto',
        overflowX: 'hidden',
        py: 1,
        borderInlineEnd: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {menuFor(permissions ?? [], Boolean(identity?.distributorId)).map(({ title, entries }) => (
        <Box key={title} sx={{ mb: 0.5 }}>
          {isOpen && (
            <Typography variant="caption" sx={{ px: 2, color: 'text.secondary' }}>
              {translate(title)}
            </Typography>
          )}
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} isOpen={isOpen} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
