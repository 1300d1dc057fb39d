import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Rial } from '#components/Rial.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { installments as text } from '#i18n/fa/installments.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useDebt } from './useDebt.ts'

/** What is still owed, and what may be drawn again. */
export const AfterRepayment = () => {
  const debt = useDebt()
  const wallet = useQuery(endpoints.wallet(usePlan()))
  if (!debt.data || !wallet.data) return null
  return (
    <Card>
      <Facts>
        <Fact name={text.leftNow}>
          <Rial value={debt.data.summary.remainingAmount} />
        </Fact>
        <Fact name={text.creditNow}>
          <Rial value={walletAmounts(wallet.data).left} />
        </Fact>
      </Facts>
    </Card>
  )
}
