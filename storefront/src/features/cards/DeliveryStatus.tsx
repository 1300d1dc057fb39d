import { cameBack } from '@kasbeno/api/contracts/cards'
import { cardPaths } from '#app/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Notice } from '#components/Notice.tsx'
import { Screen } from '#components/Screen.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { cards as text } from '#i18n/fa/cards.ts'
import type { OwnCard } from '#lib/api/types.ts'
import { DeliverySteps } from './DeliverySteps.tsx'
import { ActivationLocked } from './Locked.tsx'
import { PostalInfo } from './PostalInfo.tsx'

const Asked = (card: OwnCard) => {
  if (card.status === 'CREATED') {
    return (
      <Notice tone="info" title={text.needsAddressTitle}>
        <p>{text.needsAddress}</p>
      </Notice>
    )
  }
  if (cameBack(card)) {
    return (
      <Notice tone="warning" icon="alert" title={text.returnedTitle}>
        <p>{text.returned}</p>
      </Notice>
    )
  }
  return null
}

const mayActivate = ({ status, activationLockedUntil }: OwnCard) =>
  status === 'DELIVERED' && !activationLockedUntil

const NextThing = (card: OwnCard) => {
  const { status } = card
  if (status === 'CREATED') {
    return (
      <ButtonLink wide href={cardPaths.changeAddress} comesBack>
        {text.chooseAddress}
      </ButtonLink>
    )
  }
  if (!mayActivate(card)) return null
  return (
    <ButtonLink wide href={cardPaths.start}>
      {text.activate}
    </ButtonLink>
  )
}

/** A card on its way to its holder: the three steps, the parcel, the address, and the one next thing. */
export const DeliveryStatus = ({ card }: { card: OwnCard }) => (
  <Screen
    title={text.statusTitle}
    back={paths.profile}
    aside={<SupportLink />}
    footer={(card.status === 'CREATED' || mayActivate(card)) && <NextThing {...card} />}
  >
    <Asked {...card} />
    {card.status === 'DELIVERED' && <ActivationLocked {...card} />}
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
      <PostalInfo address={card.deliveryAddress} isOpen={card.status === 'PRINT_PENDING'} />
    )}
  </Screen>
)
