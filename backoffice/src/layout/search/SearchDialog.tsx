import SearchIcon from '@mui/icons-material/Search'
import {
  Alert,
  Box,
  Button,
  Dialog,
  InputAdornment,
  LinearProgress,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material'
import { searchRules, type SearchHit } from '@kasbeno/api/contracts/search'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useBack } from '../../components/useUnsaved'
import { manifests } from '../../manifests/manifests'
import { formatCode } from '../../lib/format'
import { showPath } from '../../providers/dataProvider'
import { pagesNamed } from './pagesNamed'
import { useSearch } from './useSearch'

const listId = 'search-hits'
const optionId = (place: number) => `search-hit-${place}`

interface Found {
  to: string
  title: string
  below?: string
  kind: string
  Icon?: ComponentType
}

const Row = ({ found, place, isChosen, open }: RowProps) => {
  const { title, below, kind, Icon } = found
  return (
    <ListItemButton
      role="option"
      id={optionId(place)}
      aria-selected={isChosen}
      selected={isChosen}
      tabIndex={-1}
      onClick={() => open(found)}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>{Icon && <Icon />}</ListItemIcon>
      <ListItemText
        primary={<bdi>{title}</bdi>}
        secondary={below && <bdi>{below}</bdi>}
        slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 2 }}>
        {kind}
      </Typography>
    </ListItemButton>
  )
}

interface RowProps {
  found: Found
  place: number
  isChosen: boolean
  open: (found: Found) => void
}

/** Pages first: they are known at once and do not move. */
const useFound = (typed: string, hits: readonly SearchHit[]): Found[] => {
  const translate = useTranslate()
  const { permissions = [] } = usePermissions<string[]>()
  const say = (label: string) => translate(label, { smart_count: 2 })
  const { identity } = useGetIdentity()
  const isOfDistributor = Boolean(identity?.distributorId)
  const pages = pagesNamed(typed, { held: permissions, isOfDistributor }, say).map(
    ({ to, label, Icon }) => ({
      to,
      title: say(label),
      kind: translate('search.page'),
      Icon,
    })
  )
  const records = hits.map(({ resource, id, title, below }) => ({
    to: showPath(resource, id),
    title: formatCode(title),
    below,
    kind: translate(`resources.${resource}.name`, { smart_count: 1 }),
    Icon: manifests.find(({ name }) => name === resource)?.icon,
  }))
  return [...pages, ...records]
}

type Answer = ReturnType<typeof useSearch>

/** What is said instead of hits, or below them. */
const Answered = ({
  isShort,
  isEmpty,
  isPartial,
  error,
  refetch,
  hasPages,
}: Answer & { hasPages: boolean }) => {
  const translate = useTranslate()
  if (error) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('action.retry')}</Button>}
      >
        {translate(error.message, { _: error.message })}
      </Alert>
    )
  }
  const nothing = isShort ? 'hint' : isEmpty ? 'empty' : null
  const text = isPartial ? 'partial' : hasPages ? null : nothing
  if (!text) return null
  return (
    <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
      {translate(`search.${text}`)}
    </Typography>
  )
}

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  useBack(onClose)
  const answer = useSearch(typed)
  const rows = useFound(typed, answer.hits)
  const place = Math.min(chosen, rows.length - 1)
  const open = ({ to }: Found) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) {
      event.preventDefault()
      setChosen((place + step + rows.length) % rows.length)
    }
    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
    // The refocused button would reopen the box.
    event.preventDefault()
    const row = rows[place]
    if (row) open(row)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('search.label') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <TextField
        autoFocus
        fullWidth
        type="search"
        value={typed}
        placeholder={translate('search.placeholder')}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        sx={{ p: 1.5 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
          htmlInput: {
            'maxLength': searchRules.lengthMax,
            'role': 'combobox',
            'aria-label': translate('search.label'),
            'aria-expanded': rows.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': rows.length ? optionId(place) : undefined,
          },
        }}
      />
      <Box sx={{ height: 4 }}>{answer.isWaiting && <LinearProgress />}</Box>
      <List
        dense
        role="listbox"
        id={listId}
        aria-label={translate('search.hits')}
        sx={{ overflowY: 'auto', py: 0 }}
      >
        {rows.map((found, index) => (
          <Row key={found.to} {...{ found, open }} place={index} isChosen={index === place} />
        ))}
      </List>
      <Box aria-live="polite">
        <Answered {...answer} hasPages={rows.length > answer.hits.length} />
      </Box>
    </Dialog>
  )
}
