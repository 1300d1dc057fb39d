import { limits } from '@kasbeno/api/contracts/limits'
import type { Note, NoteSubject } from '@kasbeno/api/contracts/notes'
import { Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { usePermissions, useTranslate, type Identifier } from 'react-admin'
import { isHeld } from '../lib/heldKeys'
import { getJson } from '../providers/http'
import { apiBase } from '../providers/session'
import { JalaliDate } from './JalaliDateField'
import { LoadError } from './LoadError'
import { RefusalAlert } from './RefusalAlert'
import { draftOf, keepDraft } from './noteDrafts'
import { useCommand } from './useCommand'

type NotesPath = '/api/admin/users/{id}/notes' | '/api/admin/registrations/{id}/notes'

interface NotesProps {
  about: NoteSubject
  id: Identifier
}

const pathOf = ({ about, id }: NotesProps) => `${about}/${encodeURIComponent(String(id))}/notes`

const NoteForm = (props: NotesProps) => {
  const translate = useTranslate()
  const path = pathOf(props)
  const [text, setDraft] = useState(() => draftOf(path))
  const setText = (typed: string) => {
    keepDraft(path, typed)
    setDraft(typed)
  }
  const { run, isRunning, refusal, clearRefusal } = useCommand<NotesPath>()
  // A ref: state lags until the next render.
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current || text.trim() === '') return
    isSending.current = true
    try {
      // A failed text stays.
      if (await run(path, { text })) setText('')
    } finally {
      isSending.current = false
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isHeld(event.nativeEvent)) void send()
  }
  return (
    <Stack component="form" spacing={1} onSubmit={onSubmit}>
      <RefusalAlert refusal={refusal} />
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={translate('notes.text')}
        helperText={translate('notes.hint')}
        value={text}
        onChange={({ target }) => {
          clearRefusal()
          setText(target.value)
        }}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { maxLength: limits.note, dir: 'auto' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isRunning || text.trim() === ''}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('notes.add')}
      </Button>
    </Stack>
  )
}

const NoteItem = ({ note }: { note: Note }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Typography
      variant="body2"
      dir="auto"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' }}
    >
      {note.text}
    </Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <bdi>{note.by}</bdi> · <JalaliDate value={note.at} withSeconds />
    </Typography>
  </Box>
)

const useNotes = (props: NotesProps) =>
  useInfiniteQuery({
    queryKey: [props.about, 'notes', props.id],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      getJson<NotesPath>(`${await apiBase()}/${pathOf(props)}?page=${pageParam}`, signal),
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
  })

/** What staff noted on a record, newest first, with a field for those who may write. */
export const NotesPanel = (props: NotesProps) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const titleId = useId()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotes(props)
  const notes = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {translate('notes.title')}
      </Typography>
      {permissions?.includes('notes.write') && <NoteForm key={props.id} {...props} />}
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={48} />}
      {data && notes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('notes.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('notes.older')}
        </Button>
      )}
    </Stack>
  )
}
