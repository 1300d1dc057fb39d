import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { useGetList, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { Changes } from './Changes'
import { JalaliDate } from './JalaliDateField'

/** One line of the audit trail: who, when, what, before and after, why. */
export interface AuditLine {
  id: string
  at: string
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
        {translate(`audit.commands.${line.command}`, { _: line.command })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {line.actorName} · <JalaliDate value={line.at} withTime />
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

/** What happened, newest first. */
export const Timeline = ({ lines }: { lines: AuditLine[] }) => {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate('audit.title')}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('audit.title')}
      </Typography>
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
  const { data, isPending, error } = useGetList<AuditLine>(
    'audit',
    {
      pagination: { page: 1, perPage: linesShown },
      sort: { field: 'at', order: 'DESC' },
      filter: { subjectType: type, subjectId: record?.id },
    },
    { enabled: record !== undefined }
  )
  if (error) return null
  return isPending ? <Skeleton variant="rounded" height={120} /> : <Timeline lines={data ?? []} />
}

/** The audit trail of the page's record, for those who may read it; nothing for others. */
export const useTrail = (type: string): ReactNode => {
  const { permissions } = usePermissions<string[]>()
  return permissions?.includes('audit.read') ? <Trail type={type} /> : undefined
}
