import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Divider, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import {
  useGetIdentity,
  useListContext,
  useResourceContext,
  useStore,
  useTranslate,
} from 'react-admin'
import type { View } from './filters'

/** Views that ship and views that the person saved: a name for filters and their order. */
export const SavedViews = ({ views }: { views: View[] }) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters, setSort, sort } = useListContext()
  const { identity } = useGetIdentity()
  const [saved, setSaved] = useStore<View[]>(`views.${identity?.id}.${resource}`, [])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [name, setName] = useState('')

  const open = (view: View) => {
    setFilters(view.filter, {})
    if (view.sort) setSort(view.sort)
    setAnchor(null)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted) return
    const others = saved.filter((view) => view.name !== wanted)
    setSaved([...others, { name: wanted, filter: filterValues, sort }])
    setName('')
    setAnchor(null)
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
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => open({ name: '', filter: {} })}>{translate('views.all')}</MenuItem>
        {views.map((view) => (
          <MenuItem key={view.name} onClick={() => open(view)}>
            {translate(view.name)}
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        {saved.map((view) => (
          <MenuItem
            key={view.name}
            onClick={() => open(view)}
            sx={{ justifyContent: 'space-between', gap: 2 }}
          >
            {view.name}
            <IconButton
              aria-label={translate('views.remove', { name: view.name })}
              onClick={(event) => {
                event.stopPropagation()
                setSaved(saved.filter((other) => other !== view))
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </MenuItem>
        ))}
        <Divider />
        <form
          onSubmit={save}
          // keeps letters from the menu's type-ahead
          onKeyDown={(event) => event.stopPropagation()}
          style={{ display: 'flex', gap: 8, padding: '4px 16px' }}
        >
          <TextField
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={translate('views.name')}
            slotProps={{ htmlInput: { 'aria-label': translate('views.name'), 'maxLength': 60 } }}
          />
          <Button type="submit" disabled={!name.trim()}>
            {translate('views.save')}
          </Button>
        </form>
      </Menu>
    </>
  )
}
