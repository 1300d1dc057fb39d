import { cameBack } from '@kasbeno/api/contracts/cards'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards as text } from '#areas/cards/words/cards.ts'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import type { OwnCard } from '#core/api/types.ts'
import { DeliverySteps } from './DeliverySteps.tsx'
import { useKeeper, type CardKeeper } from './keeper.ts'
import { isActivationClosed } from './activation.ts'
import { ExpiredCard } from './ExpiredCard.tsx'
import { ActivationLocked } from './Locked.tsx'
import { PostalInfo } from './PostalInfo.tsx'

/** Null when nothing is missing. */
const missingOf = ({ company }: CardKeeper) =>
  company?.next === 'CONTRACT' || company?.next === 'FEE'
    ? companyCard.waitsForCompany[company.next]
    : null

const Asked = (card: OwnCard) => {
  const keeper = useKeeper()
  const { words } = keeper
  const missing = card.status === 'DELIVERED' ? missingOf(keeper) : null
  if (missing) {
    return (
      <Notice tone="warning" title={missing.title}>
        <p>{missing.message}</p>
      </Notice>
    )
  }
  if (card.status === 'CREATED') {
    return (
      <Notice tone="info" title={words.needsAddressTitle}>
        <p>{words.needsAddress}</p>
      </Notice>
    )
  }
  if (cameBack(card)) {
    return (
      <Notice tone="warning" icon="alert" title={text.returnedTitle}>
        <p>{words.returned}</p>
      </Notice>
    )
  }
  return null
}

const mayActivate = (card: OwnCard) => card.status === 'DELIVERED' && !isActivationClosed(card)

const asksForAddress = (card: OwnCard) => card.status === 'CREATED' || cameBack(card)

const nextThing = (card: OwnCard, keeper: CardKeeper) => {
  if (asksForAddress(card) && !keeper.company) {
    return (
      <ButtonLink wide href={cardPaths.changeAddress} comesBack>
        {card.status === 'CREATED' ? text.chooseAddress : text.confirmAddress}
      </ButtonLink>
    )
  }
  if (!mayActivate(card) || missingOf(keeper)) return null
  return (
    <ButtonLink wide href={cardPaths.start}>
      {text.activate}
    </ButtonLink>
  )
}

export const DeliveryStatus = ({ card }: { card: OwnCard }) => {
  const keeper = useKeeper()
  return (
    <Screen
      title={text.statusTitle}
      back={keeper.back}
      aside={<SupportLink />}
      footer={nextThing(card, keeper)}
    >
      <Asked {...card} />
      {card.status === 'DELIVERED' &&
        (card.isExpired ? <ExpiredCard card={card} /> : <ActivationLocked {...card} />)}
      <Card>
        <DeliverySteps status={card.status} parcelStatus={card.parcelStatus} />
      </Card>
      {card.status === 'PRINTED' && card.parcelStatus && (
        <Card>
          <Facts>
            <Fact name={text.parcel}>{text.parcels[card.parcelStatus]}</Fact>
          </Facts>
        </Card>
      )}
      {card.deliveryAddress && (
        <PostalInfo
          address={card.deliveryAddress}
          isOpen={card.status === 'PRINT_PENDING' && !cameBack(card)}
        />
      )}
    </Screen>
  )
}
