import { useRef, useState } from 'react'
import { dashboardPaths } from '#app/dashboardPaths.ts'
import { holderPages } from '#app/holderPaths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Notice } from '#components/Notice.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { addressOption } from '#features/cards/addressOption.ts'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'
import { api } from '#lib/api/client.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { isEndOfSession, messageOf } from '#lib/api/errors.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { Address, CardHolder } from '#lib/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'
import { fetchFresh, refresh } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useGoOn } from '#lib/useIsHere.ts'
import { nextPageOf } from './holderSteps.ts'
import styles from './cards.module.css'

const text = dashboardCards.address

/** What was marked before, where the card goes already, else the company's deliverable one. company §7 */
const chosenAtFirst = (items: Address[], holder: CardHolder, marked: string | undefined): string =>
  [
    ({ id }: Address) => id === marked,
    ({ id }: Address) => id === holder.addressId,
    ({ deliverable }: Address) => deliverable,
  ]
    .map((wanted) => items.find(wanted)?.id)
    .find((id) => id !== undefined) ?? ''

const useDelivery = (holder: CardHolder, draft: string, onRefused: (message: string) => void) => {
  const goOn = useGoOn()
  const { userId } = holder
  return useCommand(
    async (addressId: string) => {
      await api.post(endpoints.selectAddress(addressId))
      await api.post(cardHolderEndpoints.assign, { userId, addressId })
      dropDraft(draft)
      if (holder.addressId === addressId) toast('info', text.unchanged)
      else toast('success', holder.addressId ? text.changed : text.saved)
      void refresh(endpoints.addresses)
      const { items } = await fetchFresh(legalEndpoints.cardHolders)
      const changed = items.find((one) => one.userId === userId)
      if (changed)
        goOn(changed.cardId ? dashboardPaths.cardDetails(changed.phone) : nextPageOf(changed))
    },
    (error) => {
      if (!isEndOfSession(error)) onRefused(messageOf(error))
      // The card may have gone to the printer meanwhile.
      void refresh(legalEndpoints.cardHolders)
    }
  )
}

interface AddressChoiceProps {
  holder: CardHolder
  items: Address[]
  draft: string
}

/** Where a holder's card goes: to one of the company's addresses. company §5 "Select delivery address" */
export const AddressChoice = ({ holder, items, draft }: AddressChoiceProps) => {
  const [chosen, choose] = useState(() =>
    chosenAtFirst(items, holder, readDraft<{ addressId: string }>(draft).addressId)
  )
  const [error, setError] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const deliver = useDelivery(holder, draft, setError)
  const add = (
    <ButtonLink look="second" icon="plus" href={holderPages.addAddress(holder.userId)}>
      {text.add}
    </ButtonLink>
  )
  if (items.length === 0) {
    return (
      <EmptyState icon="truck" title={text.none} hint={text.noneHint}>
        {add}
      </EmptyState>
    )
  }
  const confirm = () => {
    if (items.some(({ id }) => id === chosen)) return void deliver.run(chosen)
    setError(text.missing)
    first.current?.focus()
  }
  return (
    <>
      <RadioCards
        ref={first}
        label={text.choose}
        name="address"
        value={chosen}
        onChange={(addressId) => {
          choose(addressId)
          keepDraft(draft, { addressId })
          setError(undefined)
        }}
        options={items.map(addressOption)}
        error={error}
        disabled={deliver.isRunning}
      />
      <Notice tone="warning" icon="alert">
        <p>{text.warning}</p>
      </Notice>
      <div className={styles.actions}>
        <Button isRunning={deliver.isRunning} onClick={confirm}>
          {text.confirm}
        </Button>
        {add}
      </div>
    </>
  )
}
