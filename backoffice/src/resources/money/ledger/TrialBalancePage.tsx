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

const useTrialBalance = (at: string | null) =>
  useQuery({
    queryKey: ['ledger', 'trial-balance', at],
    queryFn: ({ signal }) =>
      getJson<'/api/admin/ledger/trial-balance'>(
        `/api/admin/ledger/trial-balance${at ? `?at=${encodeURIComponent(at)}` : ''}`,
        signal
      ),
    retry: false,
  })

const journalOf = (account: string, at: string | null) =>
  listLink(
    'ledger-entries',
    { account, ...(at && { bookedAt: { to: at } }) },
    { field: 'bookedAt', order: 'DESC' }
  )

const Accounts = ({ balance, at }: { balance: TrialBalance; at: string | null }) => {
  const translate = useTranslate()
  const bold = { '& td': { fontWeight: 700, color: 'text.primary', borderBottom: 0 } }
  return (
    <Table size="small" aria-label={translate('ledger.trialBalance.title')}>
      <TableHead>
        <TableRow sx={{ '& th + th': { width: '18%' } }}>
          <TableCell>{translate('ledger.account')}</TableCell>
          <TableCell>{translate('ledger.debit')}</TableCell>
          <TableCell>{translate('ledger.credit')}</TableCell>
          <TableCell>{translate('ledger.balance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {balance.accounts.map(({ account, debit, credit, balance: rest }) => (
          <TableRow key={account} hover>
            <TableCell>
              <Link component={LinkBase} to={journalOf(account, at)} underline="hover">
                {translate(`enums.account.${account}`)}
              </Link>
            </TableCell>
            <TableCell>
              <Rials value={debit} hideUnit />
            </TableCell>
            <TableCell>
              <Rials value={credit} hideUnit />
            </TableCell>
            <TableCell>
              <Rials value={rest} hideUnit />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={bold}>
          <TableCell>{translate('ledger.total')}</TableCell>
          <TableCell>
            <Rials value={balance.totalDebit} hideUnit />
          </TableCell>
          <TableCell>
            <Rials value={balance.totalCredit} hideUnit />
          </TableCell>
          <TableCell>
            <Rials value={balance.totalDebit - balance.totalCredit} hideUnit />
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}

export default function TrialBalancePage() {
  const translate = useTranslate()
  const [at, setAt] = useState<string | null>(null)
  const { data, isPending, error, refetch } = useTrialBalance(at)
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
          <FileButton
            path={(format) =>
              `/api/admin/ledger/trial-balance/export?${new URLSearchParams({ ...(at && { at }), format })}`
            }
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
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {' · '}
                {translate('unit.inRials')}
              </Box>
            </Typography>
          </Stack>
          <Accounts balance={data} at={at} />
        </Stack>
      )}
    </Page>
  )
}
