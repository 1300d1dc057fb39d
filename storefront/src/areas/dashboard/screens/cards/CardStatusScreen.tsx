import { isActivated, isReissuable } from '@kasbeno/api/contracts/cards'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import type { OnItsWay } from '#areas/cards/parts/cards/delivery.ts'
import { DeliverySteps } from '#areas/cards/parts/cards/DeliverySteps.tsx'
import { CardNeeds } from '#areas/dashboard/parts/dashboard/cards/CardNeeds.tsx'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import {
  mayChooseAddress,
  nextHolderPage,
  taskOf,
} from '#areas/dashboard/parts/dashboard/cards/holderSteps.ts'
import { CardBadge } from '#areas/dashboard/parts/dashboard/cards/HoldersTable.tsx'
import { useNamedHolder } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import styles from '#areas/dashboard/parts/dashboard/cards/cards.module.css'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'

const text = dashboardCards.status

const Holder = ({ holder }: { holder: CardHolder }) => (
  <Card title={nameOf(holder)}>
    <Facts>
      <Fact name={dashboardCards.phone}>
        <Ltr>{holder.phone}</Ltr>
      </Fact>
      {holder.cardNumber && (
        <Fact name={text.number}>
          <Ltr>{holder.cardNumber}</Ltr>
        </Fact>
      )}
      {holder.cardStatus && (
        <Fact name={text.state}>
          <CardBadge
            status={holder.cardStatus}
            parcelStatus={holder.parcelStatus}
            isExpired={holder.isCardExpired}
          />
        </Fact>
      )}
      {holder.addressTitle && (
        <Fact name={text.delivery}>{text.whole(holder.addressTitle, holder.address)}</Fact>
      )}
    </Facts>
  </Card>
)

/** Neither enabled nor ended. */
const Way = ({ card }: { card: OnItsWay }) => {
  const { status } = card
  if (isActivated(status)) return <p>{text.inHand}</p>
  if (isReissuable(status)) return null
  return (
    <Card title={text.way}>
      <DeliverySteps {...card} />
    </Card>
  )
}

const Commands = ({ holder }: { holder: CardHolder }) => {
  const task = taskOf(holder)
  const isWaiting = task === 'REVIEW' || task === 'CARD'
  return (
    <>
      <div className={styles.actions}>
        {!isWaiting && (
          <ButtonLink href={nextHolderPage(holder)}>{dashboardCards.tasks[task]}</ButtonLink>
        )}
        {holder.cardId && (
          <ButtonLink look="second" href={dashboardPaths.cardDetails(holder.phone)}>
            {text.manage}
          </ButtonLink>
        )}
        {holder.addressId && mayChooseAddress(holder) && (
          <ButtonLink look="second" href={holderPages.selectAddress(holder.userId)}>
            {text.changeAddress}
          </ButtonLink>
        )}
      </div>
      {mayChooseAddress(holder) && <p>{dashboardCards.address.warning}</p>}
    </>
  )
}

/** company §2, §4 */
export default function CardStatusScreen() {
  return (
    <HolderPage title={text.title} from={useNamedHolder()}>
      {(holder) => (
        <>
          <Holder holder={holder} />
          {holder.cardStatus ? (
            <Way card={{ status: holder.cardStatus, parcelStatus: holder.parcelStatus }} />
          ) : (
            <CardNeeds holder={holder} />
          )}
          <Commands holder={holder} />
        </>
      )}
    </HolderPage>
  )
}
