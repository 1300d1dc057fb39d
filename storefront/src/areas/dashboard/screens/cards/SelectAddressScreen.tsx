import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { AddressChoice } from '#areas/dashboard/parts/dashboard/cards/AddressChoice.tsx'
import { holderDraftKey } from '#areas/dashboard/parts/dashboard/cards/holderForm.ts'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import { mayChooseAddress } from '#areas/dashboard/parts/dashboard/cards/holderSteps.ts'
import { useNamedHolder } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const text = dashboardCards.address

const Choice = ({ holder, draft }: { holder: CardHolder; draft: string }) => (
  <Loaded from={useQuery(endpoints.addresses)}>
    {({ items }) => <AddressChoice holder={holder} items={items} draft={draft} />}
  </Loaded>
)

/** Until printed. company §2 */
export default function SelectAddressScreen() {
  return (
    <HolderPage
      title={text.title}
      from={useNamedHolder()}
      stage="address"
      back={({ userId, phone, cardId }) =>
        cardId
          ? { href: dashboardPaths.cardDetails(phone), label: dashboardCards.toCard }
          : { href: holderPages.contract(userId), label: dashboardCards.toContract }
      }
    >
      {(holder, { companyUniqueSerial }) =>
        mayChooseAddress(holder) ? (
          <Choice
            holder={holder}
            draft={holderDraftKey(companyUniqueSerial, `address.${holder.userId}`)}
          />
        ) : (
          <EmptyState icon="truck" title={text.fixedTitle} hint={text.fixed}>
            <ButtonLink href={holderPages.status(holder.userId)}>
              {dashboardCards.tasks.CARD}
            </ButtonLink>
          </EmptyState>
        )
      }
    </HolderPage>
  )
}
