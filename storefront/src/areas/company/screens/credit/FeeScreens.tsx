import type { CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import { useState } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { CeoPage } from '#areas/company/parts/credit/CeoPage.tsx'
import { FeePage } from '#areas/signup/parts/credit/FeePage.tsx'
import { useFeePayment } from '#areas/signup/parts/credit/useFeePayment.ts'
import { legalCredit as text } from '#areas/company/words/legalCredit.ts'

interface Fee {
  state: CompanyCreditState
  purposes: Parameters<typeof useFeePayment>[0]
}

const first: Fee = {
  state: 'PAY_FEE',
  purposes: { atGateway: 'platform-fee', fromWallet: 'platform-fee-withdraw-wallet' },
}
const yearly: Fee = {
  state: 'PAY_RENEWAL',
  purposes: {
    atGateway: 'renewal-platform-fee',
    fromWallet: 'renewal-platform-fee-withdraw-wallet',
  },
}

interface PaymentProps extends Pick<Fee, 'purposes'> {
  note: string
  onRunning: (isRunning: boolean) => void
}

const Payment = ({ purposes, note, onRunning }: PaymentProps) => {
  const payment = useFeePayment(purposes, () => onRunning(false))
  const start = () => {
    onRunning(true)
    return payment.start()
  }
  return <FeePage payment={{ ...payment, start }} back={legalPaths.home} note={note} />
}

const FeeOf = ({ state, purposes }: Fee) => {
  // After paying, always the result.
  const [wasStarted, setStarted] = useState(false)
  return (
    <CeoPage title={text.fee} state={state} stays={wasStarted}>
      {({ isCreditExpired }) => (
        <Payment
          purposes={purposes}
          note={state === yearly.state && !isCreditExpired ? text.opensAhead : text.opens}
          onRunning={setStarted}
        />
      )}
    </CeoPage>
  )
}

/** company §1 "Platform-fee" */
export const FeeScreen = () => <FeeOf {...first} />

/** company §9 */
export const RenewalFeeScreen = () => <FeeOf {...yearly} />
