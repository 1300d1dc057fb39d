import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { legalPaths } from '#app/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { LegalNav } from '#features/companies/LegalNav.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { usePlan } from '#features/registration/standing.ts'
import { Balances } from '#features/wallet/Balances.tsx'
import { legal as text } from '#i18n/fa/legal.ts'
import { obligations } from '#i18n/fa/obligations.ts'
import { wallet as words } from '#i18n/fa/wallet.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

/** The company's cash and credit; what moved it stands on a page of its own. company §2 */
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
