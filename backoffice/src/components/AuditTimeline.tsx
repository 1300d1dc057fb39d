import { Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import {
  LinkBase,
  useCanAccess,
  useGetList,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { ReactNode } from 'react'
import { AuditTimes } from './audit/AuditTimes'
import { trailLink } from './audit/trailLink'
import { Changes } from './Changes'
import { RecordLink } from './RecordLink'

/** One line of the audit trail: who, when, what, before and after, why. */
export interface AuditLine {
  id: string
  /** When the system wrote it, and what the bank's clock said then. */
  at: string
  businessAt: string
  actorName: string
  command: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

const linesShown = 50

const Entry = ({ line }: { line: AuditLine }) => {
  const translate = useTranslate()
  return (
    <Box
      component="li"
      sx={{
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
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        <RecordLink resource="audit" id={line.id}>
          {translate(`audit.commands.${line.command}`, { _: line.command })}
        </RecordLink>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {line.actorName} · <AuditTimes at={line.at} businessAt={line.businessAt} />
      </Typography>
      {line.reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
          {line.reason}
        </Typography>
      )}
      <Changes before={line.before} after={line.after} />
    </Box>
  )
}

interface TimelineProps {
  lines: AuditLine[]
  /** The subject, for the way to all of its lines. */
  of: { subjectType: string; subjectId?: unknown }
}

const AllLines = ({ of }: Pick<TimelineProps, 'of'>) => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' })
  return canAccess ? (
    <Link component={LinkBase} to={trailLink(of)} variant="caption" underline="hover">
      {translate('audit.allLines')}
    </Link>
  ) : null
}

/** What happened, newest first. */
export const Timeline = ({ lines, of }: TimelineProps) => {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate('audit.title')}>
      <Stack
        direction="row"
        sx={{ mb: 1.5, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h2">{translate('audit.title')}</Typography>
        <AllLines of={of} />
      </Stack>
      {lines.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('audit.none')}
        </Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line) => (
          <Entry key={line.id} line={line} />
        ))}
      </Stack>
    </Box>
  )
}

const Trail = ({ type }: { type: string }) => {
  const record = useRecordContext()
  const of = { subjectType: type, subjectId: record?.id }
  const { data, isPending, error } = useGetList<AuditLine>(
    'audit',
    {
      pagination: { page: 1, perPage: linesShown },
      sort: { field: 'at', order: 'DESC' },
      filter: of,
    },
    { enabled: record !== undefined }
  )
  if (error) return null
  return isPending ? (
    <Skeleton variant="rounded" height={120} />
  ) : (
    <Timeline lines={data ?? []} of={of} />
  )
}

/** The audit trail of the page's record, for those who may read it; nothing for others. */
export const useTrail = (type: string): ReactNode => {
  const { permissions } = usePermissions<string[]>()
  return permissions?.includes('audit.read') ? <Trail type={type} /> : undefined
}
