import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { Balances } from '#areas/wallet/parts/wallet/Balances.tsx'
import { legal as text } from '#areas/company/words/legal.ts'
import { obligations } from '#areas/debts/words/obligations.ts'
import { wallet as words } from '#areas/wallet/words/wallet.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

export default function WalletScreen() {
  const company = useCompany()
  const wallet = useQuery(endpoints.wallet(usePlan()))
  return (
    <Screen title={words.title} nav={<LegalNav />}>
      <p>{company.companyName}</p>
      <Loaded from={wallet} skeleton={<SkeletonLines count={2} shape="card" />}>
        {(loaded) => (
          <Balances
            wallet={walletAmounts(loaded)}
            whyNoCharge={company.isCeo ? undefined : text.noCharge}
          />
        )}
      </Loaded>
      <ButtonLink wide look="second" icon="wallet" href={legalPaths.transactions}>
        {text.allTransactions}
      </ButtonLink>
      <ButtonLink wide look="second" icon="document" href={paths.statement}>
        {words.statement}
      </ButtonLink>
      <ButtonLink wide look="second" icon="orders" href={paths.obligations}>
        {obligations.companyTitle}
      </ButtonLink>
    </Screen>
  )
}
