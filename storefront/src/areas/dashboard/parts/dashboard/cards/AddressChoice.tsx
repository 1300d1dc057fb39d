import { useRef, useState } from 'react'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { addressOption } from '#areas/cards/parts/cards/addressOption.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { api } from '#core/api/client.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { isEndOfSession, messageOf } from '#core/api/errors.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { Address, CardHolder } from '#core/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { fetchFresh, refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useGoOn } from '#core/useIsHere.ts'
import { nextHolderPage } from './holderSteps.ts'
import styles from './cards.module.css'

const text = dashboardCards.address

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
        goOn(changed.cardId ? dashboardPaths.cardDetails(changed.phone) : nextHolderPage(changed))
    },
    (error) => {
      if (!isEndOfSession(error)) onRefused(messageOf(error))
      // It may be printed by now.
      void refresh(legalEndpoints.cardHolders)
    }
  )
}

interface AddressChoiceProps {
  holder: CardHolder
  items: Address[]
  draft: string
}

/** company §5 */
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
