import { Skeleton } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { LoadError } from '../../../components/LoadError'
import { Rials } from '../../../components/RialField'
import { formatNumber } from '../../../lib/format'
import { AlsoIn } from './AlsoIn'
import { AskedRetries } from './AskedRetries'
import { ResultFiles } from './ResultFiles'
import { RunInvoices } from './RunInvoices'
import { Exclusions, Transfers } from './Transfers'
import { useRun } from './useRun'

/** At the bank, or about to be. */
const sentToBank = new Set(['APPROVED', 'DONE'])

export const RunSheets = () => {
  const record = useRecordContext()
  const { data, error, refetch } = useRun()
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  const { payouts, invoices, gross, discount, net } = data.totals
  return (
    <>
      <AlsoIn runs={data.alsoIn} />
      <FactSheet title="settlement.totals">
        <Facts>
          <Fact source="payouts">{formatNumber(payouts)}</Fact>
          {data.kind !== 'WITHDRAWAL' && (
            <Fact source="invoices" label="settlement.invoices">
              {formatNumber(invoices)}
            </Fact>
          )}
          <Fact source="gross">
            <Rials value={gross} />
          </Fact>
          <Fact source="discount">
            <Rials value={discount} />
          </Fact>
          <Fact source="net">
            <Rials value={net} />
          </Fact>
        </Facts>
      </FactSheet>
      <AskedRetries />
      <Transfers run={data} isSent={sentToBank.has(String(record?.status))} />
      {data.kind !== 'WITHDRAWAL' && <RunInvoices hasDiscount={discount > 0} />}
      <ResultFiles files={data.resultFiles} />
      <Exclusions exclusions={data.exclusions} />
    </>
  )
}
