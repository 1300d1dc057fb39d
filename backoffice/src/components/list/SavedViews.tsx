import type { SavedView } from '@kasbeno/api/contracts/views'
import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Divider, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { useCommand } from '../useCommand'
import { SaveViewForm } from './SaveViewForm'
import type { View } from './filters'
import { asView, useSavedViews } from './useSavedViews'

interface SavedViewsProps {
  /** Those that ship. */
  views: View[]
  /** Where the table keeps which columns are not shown. */
  storeKey: string
}

const Saved = ({ view, onOpen }: { view: SavedView; onOpen: (view: View) => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning } = useCommand()
  const remove = async () => {
    if (await run(`views/${view.id}`, {}, 'DELETE')) notify('views.removed', { type: 'info' })
  }
  return (
    <MenuItem
      onClick={() => onOpen(asView(view))}
      sx={{ justifyContent: 'space-between', gap: 2, minHeight: 48 }}
    >
      <span>
        {view.name}
        {(view.author || view.isDefault || view.isShared) && (
          <Typography component="span" variant="caption" sx={{ display: 'block' }}>
            {[
              view.author && translate('views.by', { name: view.author }),
              view.isOwn && view.isShared && translate('views.isShared'),
              view.isDefault && translate('views.isDefault'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
      </span>
      {view.isOwn && (
        <IconButton
          aria-label={translate('views.remove', { name: view.name })}
          disabled={isRunning}
          onClick={(event) => {
            event.stopPropagation()
            void remove()
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </MenuItem>
  )
}

/** Views that ship, the person's own, and those that others of their role share: a name for what a list shows. */
export const SavedViews = ({ views, storeKey }: SavedViewsProps) => {
  const translate = useTranslate()
  const { own, shared } = useSavedViews(useResourceContext() ?? '')
  const { setFilters, setSort } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  const open = (view: View) => {
    setFilters(view.filter, {})
    if (view.sort) setSort(view.sort)
    close()
  }

  return (
    <>
      <Button
        color="inherit"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('views.title')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <MenuItem onClick={() => open({ name: '', filter: {} })}>{translate('views.all')}</MenuItem>
        {views.map((view) => (
          <MenuItem key={view.name} onClick={() => open(view)}>
            {translate(view.name)}
          </MenuItem>
        ))}
        {own.length > 0 && <Divider />}
        {own.map((view) => (
          <Saved key={view.id} view={view} onOpen={open} />
        ))}
        {shared.length > 0 && <Divider />}
        {shared.map((view) => (
          <Saved key={view.id} view={view} onOpen={open} />
        ))}
        <Divider />
        <SaveViewForm storeKey={storeKey} onSaved={close} />
      </Menu>
    </>
  )
}
