import { cameBack, takesAddress } from '@kasbeno/api/contracts/cards'
import { useRef, useState } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { refreshAround, useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { addresses as text, cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { isEndOfSession, messageOf } from '#core/api/errors.ts'
import type { Address, OwnCard } from '#core/api/types.ts'
import { addressOption } from '#areas/cards/parts/cards/addressOption.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useReturn } from '#core/useIsHere.ts'

/** The current address, else the deliverable one. */
const chosenAtFirst = (items: Address[], card: OwnCard): string =>
  (
    items.find(({ id }) => id === card.deliveryAddress?.id) ??
    items.find(({ deliverable }) => deliverable)
  )?.id ?? ''

const useDelivery = (card: OwnCard, onRefused: (message: string) => void) => {
  const keeper = useKeeper()
  const goBackTo = useReturn()
  return useCommand(
    async (addressId: string) => {
      await api.post(endpoints.selectAddress(addressId))
      await api.post(endpoints.deliverTo(addressId, card.id), keeper.named)
      const isSame = card.deliveryAddress?.id === addressId
      if (isSame && cameBack(card)) toast('success', text.confirmed)
      else if (isSame) toast('info', text.unchanged)
      else toast('success', card.status === 'CREATED' ? text.saved : text.changed)
      await goBackTo(cardPaths.management)
      await Promise.all([refresh(endpoints.addresses), refreshAround(keeper)])
    },
    (error) => {
      if (!isEndOfSession(error)) onRefused(messageOf(error))
      // It may be printed by now.
      void refreshAround(keeper)
    }
  )
}

const Choice = ({ items, card }: { items: Address[]; card: OwnCard }) => {
  const [chosen, choose] = useState(() => chosenAtFirst(items, card))
  const [error, setError] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const deliver = useDelivery(card, setError)
  const confirm = () => {
    if (items.some(({ id }) => id === chosen)) return void deliver.run(chosen)
    setError(text.missing)
    first.current?.focus()
  }
  return (
    <Screen
      title={text.chooseTitle}
      back={cardPaths.addAddress}
      aside={<SupportLink />}
      footer={
        <>
          <Button wide isRunning={deliver.isRunning} onClick={confirm}>
            {text.confirm}
          </Button>
          <ButtonLink wide look="second" icon="plus" href={cardPaths.addAddress} comesBack>
            {text.addAnother}
          </ButtonLink>
        </>
      }
    >
      <RadioCards
        ref={first}
        label={text.choose}
        name="address"
        value={chosen}
        onChange={(id) => {
          choose(id)
          setError(undefined)
        }}
        options={items.map(addressOption)}
        error={error}
        disabled={deliver.isRunning}
      />
      <Notice tone="warning" icon="alert">
        <p>{cards.addressWarning}</p>
      </Notice>
    </Screen>
  )
}

const NoAddress = () => (
  <Screen title={text.chooseTitle} back={cardPaths.management}>
    <EmptyState icon="truck" title={text.none} hint={text.noneHint}>
      <ButtonLink icon="plus" href={cardPaths.addAddress} comesBack>
        {text.addAnother}
      </ButtonLink>
    </EmptyState>
  </Screen>
)

const Fixed = () => (
  <Screen title={text.chooseTitle} back={cardPaths.management}>
    <EmptyState icon="truck" title={text.fixedTitle} hint={text.fixed}>
      <ButtonLink href={cardPaths.management}>{cards.toCard}</ButtonLink>
    </EmptyState>
  </Screen>
)

const Addresses = ({ card }: { card: OwnCard }) => {
  const addresses = useQuery(endpoints.addresses)
  const items = addresses.data?.items
  if (!items) {
    return (
      <Screen title={text.chooseTitle} back={cardPaths.management}>
        <Loaded from={addresses}>{() => null}</Loaded>
      </Screen>
    )
  }
  return items.length === 0 ? <NoAddress /> : <Choice items={items} card={card} />
}

/** person §2 "Change address"; until printed. */
export default function ChangeAddressScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.chooseTitle} back={cardPaths.management}>
      {(loaded) => (takesAddress(loaded.status) ? <Addresses card={loaded} /> : <Fixed />)}
    </CardPage>
  )
}
