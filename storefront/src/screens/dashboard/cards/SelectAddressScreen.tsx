import { dashboardPaths } from '#app/dashboardPaths.ts'
import { holderPages } from '#app/holderPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { AddressChoice } from '#features/dashboard/cards/AddressChoice.tsx'
import { draftOf } from '#features/dashboard/cards/holderForm.ts'
import { HolderPage } from '#features/dashboard/cards/HolderPage.tsx'
import { mayChooseAddress } from '#features/dashboard/cards/holderSteps.ts'
import { useNamedHolder } from '#features/dashboard/cards/useHolders.ts'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

const text = dashboardCards.address

const Choice = ({ holder, draft }: { holder: CardHolder; draft: string }) => (
  <Loaded from={useQuery(endpoints.addresses)}>
    {({ items }) => <AddressChoice holder={holder} items={items} draft={draft} />}
  </Loaded>
)

/** The third step, open until the card is printed. company §2 "select-address" */
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
            draft={draftOf(companyUniqueSerial, `address.${holder.userId}`)}
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
