import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { RecordContextProvider, usePermissions, useTranslate } from 'react-admin'
import { PageDialogButton } from '../../../components/DialogButton'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Loaded } from '../../../components/Loaded'
import { Missing } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { formatNumber } from '../../../lib/format'
import { jalaliTime, relativeTime } from '../../../lib/jalali'
import type { GetAnswer } from '../../../providers/contract'
import { getJson } from '../../../providers/http'

const LiftLockDialog = lazy(() => import('./LiftLockDialog'))
const ReserveCodeDialog = lazy(() => import('./ReserveCodeDialog'))

export type SignInStanding = GetAnswer<'/api/admin/sign-ins'>
type Failures = SignInStanding['failures'][number]

export const useStanding = (phone: string) =>
  useQuery({
    queryKey: ['sign-ins', phone],
    queryFn: ({ signal }): Promise<SignInStanding> =>
      getJson<'/api/admin/sign-ins'>(
        `/api/admin/sign-ins?phone=${encodeURIComponent(phone)}`,
        signal
      ),
    retry: false,
  })

/** What to tell who calls; the likeliest first. */
const Obstacles = ({ obstacles }: Pick<SignInStanding, 'obstacles'>) => {
  const translate = useTranslate()
  if (obstacles.length === 0) return <Alert severity="success">{translate('signIn.none')}</Alert>
  return obstacles.map(({ kind, until }) => (
    <Alert key={kind} severity="warning">
      {translate(`signIn.obstacles.${kind}`, {
        until: until ? `${jalaliTime(until)} (${relativeTime(until)})` : '',
      })}
    </Alert>
  ))
}

/** A reserved code bypasses these. */
const heldUp = new Set(['CODES_SPENT', 'STRANGERS_SPENT', 'NETWORK_SPENT'])

const Reserved = ({ standing }: { standing: SignInStanding }) => {
  const translate = useTranslate()
  const { phone, obstacles, reservedCode } = standing
  const isOpen =
    reservedCode && !reservedCode.isUsed && new Date(reservedCode.expiresAt) > new Date()
  return (
    <>
      {reservedCode?.isUsed && (
        <Alert severity="info">
          {translate('signIn.reserve.used', { at: jalaliTime(reservedCode.reservedAt) })}
        </Alert>
      )}
      {isOpen && (
        <Alert severity="info">
          {translate('signIn.reserve.open', { until: jalaliTime(reservedCode.expiresAt) })}
        </Alert>
      )}
      {obstacles.some(({ kind }) => heldUp.has(kind)) && (
        <Box>
          <PageDialogButton permission="sign-ins.lift" label="signIn.reserve.label">
            {(close) => <ReserveCodeDialog phone={phone} onClose={close} />}
          </PageDialogButton>
        </Box>
      )}
    </>
  )
}

const placeKey = (isKnown: boolean | null) =>
  isKnown === null ? 'inSession' : isKnown ? 'known' : 'strange'

const WrongCodes = ({ standing }: { standing: SignInStanding }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const mayLift = permissions?.includes('sign-ins.lift') ?? false
  const [lifted, setLifted] = useState<string | null>(null)
  const { phone, failures } = standing
  if (failures.length === 0) return null
  const isLiftable = ({ purpose, lockedUntil }: Failures) => purpose === 'LOGIN' && lockedUntil
  return (
    <>
      <SubTable
        label="signIn.failures"
        rows={failures}
        rowKey={({ place, purpose }) => `${place} ${purpose}`}
        columns={[
          {
            label: 'signIn.place',
            render: ({ isKnown }) => translate(`signIn.places.${placeKey(isKnown)}`),
          },
          {
            label: 'signIn.purpose',
            render: ({ purpose }) => translate(`signIn.purposes.${purpose}`),
          },
          { label: 'signIn.count', render: (row) => formatNumber(row.failures) },
          {
            label: 'signIn.lastAt',
            render: ({ lastAt }) => <JalaliDate value={lastAt} withTime />,
          },
          {
            label: 'signIn.lockedUntil',
            render: (row) => (
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                {row.lockedUntil ? (
                  <JalaliDate value={row.lockedUntil} withTime />
                ) : (
                  translate('signIn.open')
                )}
                {mayLift && isLiftable(row) && (
                  <Button
                    size="small"
                    variant="outlined"
                    color="inherit"
                    onClick={() => setLifted(row.place)}
                  >
                    {translate('signIn.lift.label')}
                  </Button>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {lifted !== null && (
        <Suspense fallback={null}>
          <LiftLockDialog phone={phone} place={lifted} onClose={() => setLifted(null)} />
        </Suspense>
      )}
    </>
  )
}

const Delivery = ({ code }: { code: NonNullable<SignInStanding['lastCode']> }) => {
  if (code.delivery) return <Status of="smsDelivery" value={code.delivery} />
  return code.status ? <Status of="sms" value={code.status} /> : <Missing />
}

const Told = ({ standing }: { standing: SignInStanding }) => {
  const translate = useTranslate()
  const { customer, lastCode } = standing
  return (
    <RecordContextProvider value={{ id: standing.phone }}>
      <Facts>
        {customer && (
          <>
            <Fact source="lastSignInAt" label="signIn.lastSignIn">
              <JalaliDate value={customer.lastSignInAt} withTime />
            </Fact>
            <Fact source="openSessions" label="signIn.openSessions">
              {formatNumber(customer.openSessions)}
            </Fact>
          </>
        )}
        <Fact source="sentAt" label="signIn.lastCode">
          {lastCode ? <JalaliDate value={lastCode.sentAt} withTime /> : translate('signIn.noCode')}
        </Fact>
        {lastCode && (
          <>
            <Fact source="delivery" label="signIn.delivery">
              <Delivery code={lastCode} />
            </Fact>
            <Fact source="usedAt" label="signIn.used">
              {translate(lastCode.usedAt ? 'signIn.wasUsed' : 'signIn.wasNotUsed')}
            </Fact>
          </>
        )}
      </Facts>
    </RecordContextProvider>
  )
}

/** With history of messages. */
export const Standing = ({ standing }: { standing: SignInStanding }) => {
  const translate = useTranslate()
  const { customer, isBlacklisted } = standing
  return (
    <Stack spacing={1.5}>
      {customer?.active === false && (
        <Alert severity="info">{translate('signIn.deactivated')}</Alert>
      )}
      <Obstacles obstacles={standing.obstacles} />
      <Reserved standing={standing} />
      {isBlacklisted && customer?.active && (
        <Alert severity="info">{translate('signIn.blacklisted')}</Alert>
      )}
      <Told standing={standing} />
      {standing.failures.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {translate('signIn.failures')}
        </Typography>
      )}
      <WrongCodes standing={standing} />
    </Stack>
  )
}

const Sheet = ({ phone }: { phone: string }) => {
  const query = useStanding(phone)
  return (
    <FactSheet title="signIn.title">
      <Loaded query={query}>{(standing) => <Standing standing={standing} />}</Loaded>
    </FactSheet>
  )
}

/** On the page of a customer, for those who may see it. */
export const SignInSheet = ({ phone }: { phone: string }) => {
  const { permissions } = usePermissions<string[]>()
  return permissions?.includes('sign-ins.read') ? <Sheet phone={phone} /> : null
}
