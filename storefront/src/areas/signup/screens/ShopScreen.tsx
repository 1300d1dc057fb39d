import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { StepFooter } from '#areas/signup/parts/registration/StepFooter.tsx'
import { followMs, usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { ShopForm } from '#areas/signup/parts/shop/ShopForm.tsx'
import { shopDraft, type ShopValues } from '#areas/signup/parts/shop/shopSchema.ts'
import { useOwnShop } from '#areas/signup/parts/shop/useOwnShop.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { registration as words } from '#areas/signup/words/registration.ts'
import { shop as text } from '#areas/signup/words/shop.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { fetchFresh, refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

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
