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
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useBack } from '../../components/useUnsaved'
import { manifests } from '../../manifests/manifests'
import { formatCode } from '../../lib/format'
import { showPath } from '../../providers/dataProvider'
import { useSearch } from './useSearch'

const listId = 'search-hits'
const optionId = (place: number) => `search-hit-${place}`

const Hit = ({ hit, place, isChosen, open }: HitProps) => {
  const translate = useTranslate()
  const Icon = manifests.find(({ name }) => name === hit.resource)?.icon
  return (
    <ListItemButton
      role="option"
      id={optionId(place)}
      aria-selected={isChosen}
      selected={isChosen}
      tabIndex={-1}
      onClick={() => open(hit)}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>{Icon && <Icon />}</ListItemIcon>
      <ListItemText
        primary={<bdi>{formatCode(hit.title)}</bdi>}
        secondary={<bdi>{hit.below}</bdi>}
        slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 2 }}>
        {translate(`resources.${hit.resource}.name`, { smart_count: 1 })}
      </Typography>
    </ListItemButton>
  )
}

interface HitProps {
  hit: SearchHit
  place: number
  isChosen: boolean
  open: (hit: SearchHit) => void
}

type Found = ReturnType<typeof useSearch>

/** What is said instead of hits, or below them. */
const Answered = ({ isShort, isEmpty, isPartial, error, refetch }: Found) => {
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
  const text = isShort ? 'hint' : isPartial ? 'partial' : isEmpty ? 'empty' : null
  if (!text) return null
  return (
    <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
      {translate(`search.${text}`)}
    </Typography>
  )
}

/** Arrows choose, Enter opens, Escape leaves. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useSearch(typed)
  useBack(onClose)
  const { hits } = found
  const place = Math.min(chosen, hits.length - 1)
  const open = ({ resource, id }: SearchHit) => {
    onClose()
    void navigate(showPath(resource, id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      setChosen((place + step + hits.length) % hits.length)
    }
    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
    // The same press would open the box anew: its button has the focus again by then.
    event.preventDefault()
    const hit = hits[place]
    if (hit) open(hit)
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
            'aria-expanded': hits.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': hits.length ? optionId(place) : undefined,
          },
        }}
      />
      <Box sx={{ height: 4 }}>{found.isWaiting && <LinearProgress />}</Box>
      <List
        dense
        role="listbox"
        id={listId}
        aria-label={translate('search.hits')}
        sx={{ overflowY: 'auto', py: 0 }}
      >
        {hits.map((hit, index) => (
          <Hit
            key={`${hit.resource} ${hit.id}`}
            {...{ hit, open }}
            place={index}
            isChosen={index === place}
          />
        ))}
      </List>
      <Box aria-live="polite">
        <Answered {...found} />
      </Box>
    </Dialog>
  )
}
