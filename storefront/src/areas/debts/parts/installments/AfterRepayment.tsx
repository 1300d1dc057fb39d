import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Rial } from '#ui/Rial.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { installments as text } from '#areas/debts/words/installments.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { useDebt } from './useDebt.ts'

export const AfterRepayment = () => {
  const debt = useDebt()
  const wallet = useQuery(endpoints.wallet(usePlan()))
  if (!debt.data || !wallet.data) return null
  return (
    <Card>
      <Facts>
        <Fact name={text.remaining}>
          <Rial value={debt.data.summary.owedAmount} />
        </Fact>
        <Fact name={text.creditNow}>
          <Rial value={walletAmounts(wallet.data).left} />
        </Fact>
      </Facts>
    </Card>
  )
}
