import { Code } from '../../components/CodeField'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { payoutRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'
import { formatCode } from '../../lib/format'
import type { RecordOf } from '../../providers/contract'
import { PayoutAlarms } from '../payout-alarms/PayoutAlarms'

export default function PayoutRequestShow() {
  return (
    <RequestPage
      of={payoutRequestKind}
      about={({ paymentId }) => formatCode(String(paymentId))}
      changes={() => null}
      evidence={<PayoutAlarms of="payoutId" />}
    >
      <Fact source="paymentId">
        <WithRecord<RecordOf<'payout-requests'>>>
          {({ payoutId, withdrawalId, paymentId }) => (
            <RecordLink
              resource={withdrawalId ? 'withdrawals' : 'payouts'}
              id={withdrawalId ?? payoutId}
            >
              <Code value={paymentId} />
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
      <Fact source="distributorName" />
      <Fact source="net" as="rial" />
      <Fact
        source="before.trackingNumber"
        label="payoutRequests.trackingNumber"
        as="code"
        isOptional
      />
      <Fact
        source="after.bankReference"
        label="payoutRequests.bankReference"
        as="code"
        isOptional
      />
    </RequestPage>
  )
}
