import type { ExportJob } from '@kasbeno/api/contracts/exports'
import CloseIcon from '@mui/icons-material/Close'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Button,
  IconButton,
  LinearProgress,
  Paper,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { getJson } from '../providers/http'
import { apiBase } from '../providers/session'
import { useExportJobs } from './exportJobs'

const pollEveryMs = 2_000
/** Links live ten minutes. */
const freshLinkEveryMs = 5 * 60_000

const nextLookMs = (status: ExportJob['status'] | undefined, hasFailed: boolean) => {
  if (hasFailed || status === 'FAILED') return false
  return status === 'DONE' ? freshLinkEveryMs : pollEveryMs
}

const Job = ({ jobId, onClose }: { jobId: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['exports', jobId],
    queryFn: async ({ signal }) =>
      getJson<'/api/admin/exports/{id}'>(`${await apiBase()}/exports/${jobId}`, signal),
    refetchInterval: ({ state }) => nextLookMs(state.data?.status, state.error !== null),
  })
  const status = error ? 'FAILED' : (data?.status ?? 'QUEUED')
  const close = translate('ra.action.close')
  return (
    <Paper elevation={4} sx={{ p: 1.5, width: 320 }} role="status">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          {translate(`export.job.${status}`, { rows: formatNumber(data?.rows ?? 0) })}
        </Typography>
        {data?.url && (
          <Button
            size="small"
            variant="contained"
            startIcon={<DownloadIcon />}
            nativeButton={false}
            component="a"
            href={data.url}
            download
          >
            {translate('export.fetch')}
          </Button>
        )}
        <Tooltip title={close}>
          <IconButton size="small" aria-label={close} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      {(status === 'QUEUED' || status === 'RUNNING') && (
        <LinearProgress
          sx={{ mt: 1 }}
          variant={status === 'RUNNING' ? 'determinate' : 'indeterminate'}
          value={data?.progress ?? 0}
        />
      )}
    </Paper>
  )
}

/** Follows each large export to its link, above whatever screen is open. */
export const ExportJobs = () => {
  const { jobs, forget } = useExportJobs()
  if (jobs.length === 0) return null
  return (
    <Stack
      spacing={1}
      sx={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16, zIndex: 'snackbar' }}
    >
      {jobs.map((jobId) => (
        <Job key={jobId} jobId={jobId} onClose={() => forget(jobId)} />
      ))}
    </Stack>
  )
}
