import type { WebhookEndpoint } from '@kasbeno/api/contracts/webhooks'
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { HttpError, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { LoadError } from '../../../components/LoadError'
import { getJson } from '../../../providers/http'

const AddressDialog = lazy(() => import('./AddressDialog'))
const AskKeyDialog = lazy(() => import('./AskKeyDialog'))
const KeyDialog = lazy(() => import('./KeyDialog'))
const RemoveDialog = lazy(() => import('./RemoveDialog'))
const TrialDialog = lazy(() => import('./TrialDialog'))

/** Null before the first. */
const useEndpoint = (clientId: string) =>
  useQuery({
    queryKey: ['partner-clients', clientId, 'webhook'],
    queryFn: async ({ signal }) => {
      try {
        return await getJson<'/api/admin/partner-clients/{id}/webhook'>(
          `/api/admin/partner-clients/${clientId}/webhook`,
          signal
        )
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null
        throw error
      }
    },
    retry: false,
  })

const Address = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const translate = useTranslate()
  const { url, updatedAt, previousKeyValidUntil } = endpoint
  return (
    <Stack spacing={1}>
      <Box dir="ltr" sx={{ textAlign: 'end', overflowWrap: 'anywhere', fontWeight: 500 }}>
        {url}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('webhooks.endpoint.since')} <JalaliDate value={updatedAt} withTime />
      </Typography>
      {previousKeyValidUntil && (
        <Alert severity="info">
          {translate('webhooks.endpoint.rotating')}{' '}
          <JalaliDate value={previousKeyValidUntil} withTime />
        </Alert>
      )}
    </Stack>
  )
}

type Open = 'address' | 'askKey' | 'key' | 'trial' | 'remove' | null

export const WebhookSheet = ({ clientId }: { clientId: string }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const mayChange = permissions?.includes('partner-clients.update') ?? false
  const { data, isPending, error, refetch } = useEndpoint(clientId)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { identity } = useGetIdentity()
  const isGranted = data?.keyGrantedTo != null && data.keyGrantedTo === identity?.id

  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={120} />
  return (
    <FactSheet title="webhooks.endpoint.title">
      <Stack spacing={2}>
        {data ? (
          <Address endpoint={data} />
        ) : (
          <Typography variant="body2">{translate('webhooks.endpoint.none')}</Typography>
        )}
        {mayChange && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant={data ? 'outlined' : 'contained'}
              color={data ? 'inherit' : 'primary'}
              onClick={() => setOpen('address')}
            >
              {translate(data ? 'webhooks.endpoint.change' : 'webhooks.endpoint.set')}
            </Button>
            {data && (
              <>
                <Button variant="contained" onClick={() => setOpen('trial')}>
                  {translate('webhooks.trial.label')}
                </Button>
                {isGranted ? (
                  <Button variant="contained" onClick={() => setOpen('key')}>
                    {translate('webhooks.key.label')}
                  </Button>
                ) : (
                  <Button variant="outlined" color="inherit" onClick={() => setOpen('askKey')}>
                    {translate('commands.askWebhookKey.label')}
                  </Button>
                )}
                <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
                  {translate('webhooks.remove.label')}
                </Button>
              </>
            )}
          </Stack>
        )}
      </Stack>
      <Suspense fallback={null}>
        {open === 'address' && (
          <AddressDialog clientId={clientId} url={data?.url ?? ''} onClose={close} />
        )}
        {open === 'askKey' && <AskKeyDialog clientId={clientId} onClose={close} />}
        {open === 'key' && <KeyDialog clientId={clientId} onClose={close} />}
        {open === 'trial' && <TrialDialog clientId={clientId} onClose={close} />}
        {open === 'remove' && <RemoveDialog clientId={clientId} onClose={close} />}
      </Suspense>
    </FactSheet>
  )
}
