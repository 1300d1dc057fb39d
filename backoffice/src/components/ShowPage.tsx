import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import {
  ShowBase,
  useGetRecordRepresentation,
  useResourceContext,
  useShowContext,
  useTranslate,
} from 'react-admin'
import { formatCode } from '../lib/format'
import { nameBefore } from '../lib/titles'
import { wholeRecord } from '../providers/dataProvider'
import { LoadError } from './LoadError'
import { PrintButton } from './PrintButton'
import { RecordSteps } from './RecordSteps'
import { useWaiting } from './requests/useWaiting'
import { WaitingAlerts } from './requests/WaitingAlerts'

interface ShowPageProps {
  children: ReactNode
  /** The timeline and what else stands at the end side. */
  aside?: ReactNode
  status?: ReactNode
  commands?: ReactNode
  /** J and K move in rows of the page itself. */
  hasRowKeys?: boolean
}

const silent = () => undefined

/** Facts at the start, history at the end, commands on top. */
export const ShowPage = (props: ShowPageProps) => (
  <ShowBase queryOptions={{ onError: silent, retry: false, meta: wholeRecord }}>
    <ShowBody {...props} />
  </ShowBase>
)

const ShowBody = ({ children, aside, status, commands, hasRowKeys }: ShowPageProps) => {
  const { record, isPending, error, refetch } = useShowContext()
  const translate = useTranslate()
  const waiting = useWaiting()
  const resource = useResourceContext()
  const name = translate(`resources.${resource}.name`, { smart_count: 1 })
  const representation = useGetRecordRepresentation(resource)(record)
  useEffect(() => {
    document.title = `${name} | ${translate('app.name')}`
  }, [name, translate])

  if (error) return <LoadError error={error} retry={() => void refetch()} />
  return (
    <Stack spacing={1.5}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', minHeight: 40, flexWrap: 'wrap' }}
      >
        <RecordSteps hasKeys={!hasRowKeys} />
        <Typography variant="h1" component="h1">
          {typeof representation === 'string' ? nameBefore(representation, name) : name}
          {record && ' '}
          {record && (
            <bdi>
              {typeof representation === 'string' ? formatCode(representation) : representation}
            </bdi>
          )}
        </Typography>
        {record && <Box sx={{ px: 1, display: 'flex', alignItems: 'center' }}>{status}</Box>}
        <Box sx={{ flex: 1 }} />
        {record && <PrintButton />}
        {record && commands}
      </Stack>
      {isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Stack spacing={1.5}>
            <WaitingAlerts changes={waiting} />
            {children}
          </Stack>
          {aside && (
            <Paper sx={{ p: 2, border: 1, borderColor: 'divider' }}>
              <Stack spacing={2}>{aside}</Stack>
            </Paper>
          )}
        </Box>
      )}
    </Stack>
  )
}
