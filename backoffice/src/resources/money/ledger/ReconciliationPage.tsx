import type { Reconciliation } from '@kasbeno/api/contracts/ledger'
import CancelIcon from '@mui/icons-material/Cancel'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RefreshIcon from '@mui/icons-material/Refresh'
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Changes } from '../../../components/Changes'
import { FileButton } from '../../../components/FileButton'
import { LoadError } from '../../../components/LoadError'
import { getJson } from '../../../providers/http'
import { Page } from '../../../components/Page'

type Check = Reconciliation['checks'][number]

const CheckLine = ({ check: { name, ok, differences } }: { check: Check }) => {
  const translate = useTranslate()
  const Icon = ok ? CheckCircleIcon : CancelIcon
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Icon fontSize="small" color={ok ? 'success' : 'error'} />
        <Typography sx={{ flex: 1 }}>
          {translate(`enums.ledgerCheck.${name}`, { _: name })}
        </Typography>
        <Typography variant="body2" sx={{ color: ok ? 'success.main' : 'error.main' }}>
          {translate(ok ? 'ledger.reconciliation.ok' : 'ledger.reconciliation.differences', {
            count: differences.length,
          })}
        </Typography>
      </Stack>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', paddingInlineStart: '28px', maxWidth: 720 }}
      >
        {translate(`ledger.meaning.${name}`, { _: '' })}
      </Typography>
      {!ok && (
        <Alert severity="warning" sx={{ my: 1, marginInlineStart: '28px' }}>
          {translate(`ledger.whatNow.${name}`, { _: translate('ledger.whatNow.any') })}
        </Alert>
      )}
      {differences.map((difference, index) => (
        <Box key={index} sx={{ paddingInlineStart: '28px' }}>
          <Changes before={null} after={difference} />
        </Box>
      ))}
    </Box>
  )
}

export default function ReconciliationPage() {
  const translate = useTranslate()
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['ledger', 'reconcile'],
    queryFn: ({ signal }) =>
      getJson<'/api/admin/ledger/reconcile'>('/api/admin/ledger/reconcile', signal),
    retry: false,
  })
  return (
    <Page
      title="ledger.reconciliation.title"
      controls={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            path={(format) => `/api/admin/ledger/reconcile/export?format=${format}`}
            name="reconciliation"
          />
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            {translate('ledger.reconciliation.again')}
          </Button>
        </Stack>
      }
    >
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {!data && isFetching && <Skeleton variant="rounded" height={240} />}
      {data && (
        <Stack spacing={2}>
          <Alert severity={data.balanced ? 'success' : 'error'}>
            {translate(
              data.balanced ? 'ledger.reconciliation.balanced' : 'ledger.reconciliation.unbalanced'
            )}
          </Alert>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.checks.map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </Box>
        </Stack>
      )}
    </Page>
  )
}
