import { cardPaths } from '#areas/cards/cardPaths.ts'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { HeldPurchases } from '#areas/cards/parts/held/HeldPurchases.tsx'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import { Screen } from '#ui/Screen.tsx'

/** Of a company's card; a personal card has the invoices. */
export default function HeldPurchasesScreen() {
  const { company } = useKeeper()
  if (!company) return <NotFoundScreen />
  return (
    <Screen title={companyCard.purchases.title} back={cardPaths.management} aside={<SupportLink />}>
      <HeldPurchases serial={company.companyUniqueSerial} />
    </Screen>
  )
}
