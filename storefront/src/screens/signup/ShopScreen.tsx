import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { Steps } from '#components/Steps.tsx'
import { StepFooter } from '#features/registration/StepFooter.tsx'
import { followMs, usePlan, useRegistration } from '#features/registration/standing.ts'
import { ShopForm } from '#features/shop/ShopForm.tsx'
import { shopDraft, type ShopValues } from '#features/shop/shopSchema.ts'
import { useOwnShop } from '#features/shop/useOwnShop.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { registration as words } from '#i18n/fa/registration.ts'
import { shop as text } from '#i18n/fa/shop.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { dropDraft } from '#lib/drafts.ts'
import { fetchFresh, refresh } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useGoOn } from '#lib/useIsHere.ts'

export default function ShopScreen() {
  const plan = usePlan()
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const registration = useRegistration(followMs)
  const shop = useOwnShop(registration.data?.shopOverallStatus)

  const send = async ({ landNumber, ...values }: ShopValues) => {
    await api.post(endpoints.shop, { ...values, plan, ...(landNumber && { landNumber }) })
    dropDraft(shopDraft(plan))
    toast('success', words.sent)
    await Promise.all([fetchFresh(endpoints.registration(plan)), refresh(endpoints.ownShop(plan))])
    goOn(paths.signupStatus)
  }

  return (
    <Screen
      title={text.title}
      back={paths.signupStatus}
      aside={<SupportLink />}
      footer={
        <StepFooter formId={formId} status={registration.data?.shopOverallStatus} isBusy={isBusy} />
      }
    >
      <Steps step={2} total={4} />
      <Loaded from={registration} skeleton={<SkeletonLines count={5} />}>
        {(status) => (
          <Loaded from={shop} skeleton={<SkeletonLines count={5} />}>
            {(known) => (
              <ShopForm
                key={status.shopOverallStatus}
                id={formId}
                shop={known}
                status={status}
                onSend={send}
                onBusy={setBusy}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}
