import { legalPaths } from '#app/legalPaths.ts'
import { Screen } from '#components/Screen.tsx'
import { OpenPayments } from '#features/wallet/OpenPayments.tsx'
import { Transactions } from '#features/wallet/Transactions.tsx'
import { wallet as text } from '#i18n/fa/wallet.ts'

/** What moved the company's wallet. company §2 */
export default function TransactionsScreen() {
  return (
    <Screen title={text.transactions} back={legalPaths.wallet}>
      <OpenPayments owner="company" />
      <Transactions owner="company" />
    </Screen>
  )
}
