import { legalPaths } from '#areas/company/legalPaths.ts'
import { Screen } from '#ui/Screen.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { Transactions } from '#areas/wallet/parts/wallet/Transactions.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'

/** company §2 */
export default function TransactionsScreen() {
  return (
    <Screen title={text.transactions} back={legalPaths.wallet}>
      <OpenPayments owner="company" />
      <Transactions owner="company" />
    </Screen>
  )
}
