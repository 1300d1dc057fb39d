import { Link } from 'wouter'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { AddressForm } from '#areas/cards/parts/cards/AddressForm.tsx'
import type { AddressValues } from '#areas/cards/parts/cards/addressSchema.ts'
import { holderDraftKey } from '#areas/dashboard/parts/dashboard/cards/holderForm.ts'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import { useNamedHolder } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import cards from '#areas/cards/parts/cards/cards.module.css'
import styles from '#areas/dashboard/parts/dashboard/cards/cards.module.css'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { CardHolder, Company } from '#core/api/types.ts'
import { dropDraft, keepDraft } from '#core/drafts.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useGoOn } from '#core/useIsHere.ts'

const text = dashboardCards.address
const form = 'company-address'

const startOf = (company: Company): AddressValues => ({
  title: company.companyName,
  provinceId: company.provinceId === null ? '' : String(company.provinceId),
  cityId: company.cityId === null ? '' : String(company.cityId),
  postalCode: company.postalCode ?? '',
  address: company.address ?? '',
})
const empty: AddressValues = { title: '', provinceId: '', cityId: '', postalCode: '', address: '' }

const NewAddress = ({ holder, company }: { holder: CardHolder; company: Company }) => {
  const goOn = useGoOn()
  const keyFor = useIdempotencyKey()
  const known = useQuery(endpoints.addresses)
  const draftFor = (name: string) => holderDraftKey(company.companyUniqueSerial, name)
  const draft = draftFor('newAddress')
  const add = useCommand(
    async ({ provinceId, cityId, ...values }: AddressValues) => {
      const places = { provinceId: Number(provinceId), cityId: Number(cityId) }
      const body = { ...values, ...places, relatedUserType: 'LEGAL' }
      const added = await api.post(endpoints.addresses, body, keyFor(body))
      dropDraft(draft)
      // Preselects the new address.
      keepDraft(draftFor(`address.${holder.userId}`), { addressId: added.id })
      toast('success', text.added)
      await refresh(endpoints.addresses)
      goOn(holderPages.selectAddress(holder.userId), { replace: true })
    },
    (error) => {
      throw error
    }
  )
  return (
    <Card
      title={text.addTitle}
      aside={
        <Link
          href={holderPages.selectAddress(holder.userId)}
          className={cards.close}
          aria-label={text.close}
        >
          <Icon name="close" />
        </Link>
      }
    >
      <Loaded from={known}>
        {({ items }) => (
          <AddressForm
            id={form}
            draft={draft}
            words={text.form}
            start={items.length === 0 ? startOf(company) : empty}
            onSend={add.run}
          />
        )}
      </Loaded>
      {known.data && (
        <div className={styles.actions}>
          <Button type="submit" form={form} isRunning={add.isRunning}>
            {text.save}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** company §2 */
export default function AddAddressScreen() {
  return (
    <HolderPage
      title={text.addTitle}
      from={useNamedHolder()}
      stage="address"
      back={({ userId }) => ({
        href: holderPages.selectAddress(userId),
        label: dashboardCards.toAddresses,
      })}
    >
      {(holder, company) => <NewAddress holder={holder} company={company} />}
    </HolderPage>
  )
}
