import type { TrialBalance } from '@kasbeno/api/contracts/ledger'
import {
  Alert,
  Box,
  Link,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { FileButton } from '../../../components/FileButton'
import { JalaliDate } from '../../../components/JalaliDateField'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { LoadError } from '../../../components/LoadError'
import { Rials } from '../../../components/RialField'
import { getJson } from '../../../providers/http'
import { Page } from '../../../components/Page'
import { listLink } from '../../../dashboard/listLink'

/** What counts: booked by a moment, and of days up to one. */
interface Until {
  at: string | null
  on: string | null
}

const path = '/api/admin/ledger/trial-balance'

const queryOf = ({ at, on }: Until, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(at && { at }), ...(on && { on }), ...more }).toString()

const useTrialBalance = (until: Until) =>
  useQuery({
    queryKey: ['ledger', 'trial-balance', until],
    queryFn: ({ signal }) =>
      getJson<typeof path>([path, queryOf(until)].filter(Boolean).join('?'), signal),
    retry: false,
  })

const journalOf = (account: string, { at, on }: Until) =>
  listLink(
    'ledger-entries',
    {
      account,
      ...(at && { bookedAt: { to: at } }),
      ...(on && { businessAt: { to: on } }),
    },
    { field: 'bookedAt', order: 'DESC' }
  )

const sides = ['debit', 'credit', 'debitBalance', 'creditBalance'] as const
const totals = {
  debit: 'totalDebit',
  credit: 'totalCredit',
  debitBalance: 'totalDebitBalance',
  creditBalance: 'totalCreditBalance',
} as const

const Accounts = ({ balance, until }: { balance: TrialBalance; until: Until }) => {
  const translate = useTranslate()
  const bold = { '& td': { fontWeight: 700, color: 'text.primary', borderBottom: 0 } }
  return (
    <Table size="small" aria-label={translate('ledger.trialBalance.title')}>
      <TableHead>
        <TableRow sx={{ '& th + th': { width: '18%' } }}>
          <TableCell>{translate('ledger.account')}</TableCell>
          {sides.map((side) => (
            <TableCell key={side}>{translate(`ledger.${side}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {balance.accounts.map((line) => (
          <TableRow key={line.account} hover>
            <TableCell>
              <Link component={LinkBase} to={journalOf(line.account, until)} underline="hover">
                {translate(`enums.account.${line.account}`)}
              </Link>
            </TableCell>
            {sides.map((side) => (
              <TableCell key={side}>
                <Rials value={line[side]} hideUnit />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={bold}>
          <TableCell>{translate('ledger.total')}</TableCell>
          {sides.map((side) => (
            <TableCell key={side}>
              <Rials value={balance[totals[side]]} hideUnit />
            </TableCell>
          ))}
        </TableRow>
      </TableFooter>
    </Table>
  )
}

export default function TrialBalancePage() {
  const translate = useTranslate()
  const [at, setAt] = useState<string | null>(null)
  const [on, setOn] = useState<string | null>(null)
  const until = { at, on }
  const { data, isPending, error, refetch } = useTrialBalance(until)
  return (
    <Page
      title="ledger.trialBalance.title"
      controls={
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box sx={{ width: 240 }}>
            <JalaliDateInput
              withTime
              disableFuture
              label={translate('ledger.trialBalance.at')}
              value={at}
              onChange={setAt}
            />
          </Box>
          <Box sx={{ width: 200 }}>
            <JalaliDateInput
              label={translate('ledger.trialBalance.on')}
              value={on}
              onChange={setOn}
            />
          </Box>
          <FileButton
            path={(format) => `${path}/export?${queryOf(until, { format })}`}
            name="trial-balance"
          />
        </Stack>
      }
    >
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={360} />}
      {data && (
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Alert
              severity={data.totalDebit === data.totalCredit ? 'success' : 'error'}
              sx={{ py: 0 }}
            >
              {translate(
                data.totalDebit === data.totalCredit
                  ? 'ledger.trialBalance.inBalance'
                  : 'ledger.trialBalance.outOfBalance'
              )}
            </Alert>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('ledger.trialBalance.asOf')} <JalaliDate value={data.at} withTime />
              {data.on && (
                <>
                  {' · '}
                  {translate('ledger.trialBalance.on')} <JalaliDate value={data.on} />
                </>
              )}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {' · '}
                {translate('unit.inRials')}
              </Box>
            </Typography>
          </Stack>
          <Accounts balance={data} until={until} />
        </Stack>
      )}
    </Page>
  )
}
