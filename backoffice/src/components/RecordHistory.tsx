import type { HistoryEntry, HistoryFact } from '@kasbeno/api/contracts/history'
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  LinkBase,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin'
import { formatNumber } from '../lib/format'
import { folded } from '../lib/foldHistory'
import type { GetPath } from '../providers/contract'
import { getJson } from '../providers/http'
import { listPath } from '../providers/listPath'
import { trailLink } from './audit/trailLink'
import { HistoryValues } from './HistoryValues'
import { JalaliDate } from './JalaliDateField'
import { LoadError } from './LoadError'

type HistoryPath = Extract<GetPath, `/api/admin/${string}/{id}/history`>

const Fact = ({ fact }: { fact: HistoryFact }) => {
  const { label, as, before, after } = fact
  return (
    <Typography
      component="li"
      variant="caption"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
        {': '}
      </Box>
      {before !== undefined && before !== null && (
        <>
          <Box component="span" sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
            <HistoryValues as={as} value={before} />
          </Box>
          {' ← '}
        </>
      )}
      <HistoryValues as={as} value={after} />
    </Typography>
  )
}

const point = {
  'position': 'relative',
  'pb': 2,
  'paddingInlineStart': '18px',
  'borderInlineStart': '2px solid',
  'borderColor': 'divider',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-6px',
    top: 5,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const

const Entry = ({ entry }: { entry: HistoryEntry }) => (
  <Box component="li" sx={point}>
    <Typography variant="body2" sx={{ fontWeight: 500 }}>
      {entry.what}
    </Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <bdi>{entry.who}</bdi>
      {entry.whoIs !== entry.who && ` (${entry.whoIs})`}{' '}
      {/* Keeps the dot with its moment on wrapping. */}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {'· '}
        <JalaliDate value={entry.at} withSeconds />
      </Box>
    </Typography>
    {entry.reason && (
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
        {entry.reason}
      </Typography>
    )}
    {entry.facts.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {entry.facts.map((fact) => (
          <Fact key={fact.label} fact={fact} />
        ))}
      </Box>
    )}
  </Box>
)

/** Claims and the like in one line, until somebody wants to see them. */
const Routine = ({ entries }: { entries: HistoryEntry[] }) => {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Box
        component="li"
        sx={{ ...point, '&::before': { ...point['&::before'], bgcolor: 'divider' } }}
      >
        <Link
          component="button"
          type="button"
          variant="caption"
          underline="hover"
          color="text.secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate(isOpen ? 'history.fold' : 'history.routine', {
            count: formatNumber(entries.length),
          })}
        </Link>
      </Box>
      {isOpen && entries.map((entry, index) => <Entry key={index} entry={entry} />)}
    </>
  )
}

const AllLines = ({ type, id }: { type: string; id: Identifier }) => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' })
  return canAccess ? (
    <Link
      component={LinkBase}
      to={trailLink({ subjectType: type, subjectId: id })}
      variant="caption"
      underline="hover"
    >
      {translate('history.inTrail')}
    </Link>
  ) : null
}

const Entries = ({ entries }: { entries: HistoryEntry[] }) => {
  const translate = useTranslate()
  if (entries.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('history.none')}
      </Typography>
    )
  }
  return (
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {folded(entries).map((group, index) =>
        group.isRoutine ? (
          <Routine key={index} entries={group.entries} />
        ) : (
          group.entries.map((entry) => <Entry key={index} entry={entry} />)
        )
      )}
    </Stack>
  )
}

interface HistoryProps {
  resource: string
  id: Identifier
  /** A dictionary key. */
  title?: string
}

const useHistoryPages = ({ resource, id }: HistoryProps) =>
  useInfiniteQuery({
    queryKey: [resource, 'history', id],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const path = `${encodeURIComponent(String(id))}/history?page=${pageParam}`
      return getJson<HistoryPath>(`${await listPath(resource)}/${path}`, signal)
    },
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
  })

/** Newest first, for all who may see the record. */
export const HistoryOf = (props: HistoryProps) => {
  const translate = useTranslate()
  const title = translate(props.title ?? 'history.title')
  const pages = useHistoryPages(props)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  return (
    <Box component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{ mb: 1.5, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h2">{title}</Typography>
        <AllLines type={props.resource} id={props.id} />
      </Stack>
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && <Entries entries={data.pages.flatMap(({ entries }) => entries)} />}
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('history.older')}
        </Button>
      )}
    </Box>
  )
}

export const RecordHistory = (): ReactNode => {
  const record = useRecordContext()
  const resource = useResourceContext()
  return record && resource ? <HistoryOf resource={resource} id={record.id} /> : null
}
