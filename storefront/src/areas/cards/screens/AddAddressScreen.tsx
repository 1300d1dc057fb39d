import { Link } from 'wouter'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { AddressForm } from '#areas/cards/parts/cards/AddressForm.tsx'
import {
  startingValues,
  addressDraft,
  type AddressValues,
} from '#areas/cards/parts/cards/addressSchema.ts'
import styles from '#areas/cards/parts/cards/cards.module.css'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { addresses as text } from '#areas/cards/words/cards.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useReturn } from '#core/useIsHere.ts'

const form = 'address'

/** person §2 "Add address" */
export default function AddAddressScreen() {
  const plan = usePlan()
  const goBackTo = useReturn()
  const keyFor = useIdempotencyKey()
  const known = useQuery(endpoints.addresses)
  const shop = useQuery(endpoints.ownShop(plan))
  const add = useCommand(
    async ({ provinceId, cityId, ...values }: AddressValues) => {
      const places = { provinceId: Number(provinceId), cityId: Number(cityId) }
      const body = { ...values, ...places, relatedUserType: 'PERSON' }
      await api.post(endpoints.addresses, body, keyFor(body))
      dropDraft(addressDraft)
      toast('success', text.added)
      await refresh(endpoints.addresses)
      await goBackTo(cardPaths.changeAddress)
    },
    (error) => {
      throw error
    }
  )
  // Unreadable data leave the form empty.
  const isReady = [known, shop].every(
    ({ data, error }) => data !== undefined || error !== undefined
  )
  const isFirst = known.data?.items.length === 0
  return (
    <Screen
      title={text.addTitle}
      aside={
        <Link href={paths.home} className={styles.close} aria-label={ui.close}>
          <Icon name="close" />
        </Link>
      }
      footer={
        <Button wide type="submit" form={form} disabled={!isReady} isRunning={add.isRunning}>
          {text.save}
        </Button>
      }
    >
      {isReady ? (
        <AddressForm
          id={form}
          draft={addressDraft}
          words={text}
          start={startingValues(isFirst && shop.data ? shop.data : null)}
          onSend={add.run}
        />
      ) : (
        <SkeletonLines count={4} shape="card" />
      )}
    </Screen>
  )
}
