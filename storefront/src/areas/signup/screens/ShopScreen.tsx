import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { SignupStepPage } from '#areas/signup/parts/registration/SignupStepPage.tsx'
import { usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { ShopForm } from '#areas/signup/parts/shop/ShopForm.tsx'
import { shopDraft, type ShopValues } from '#areas/signup/parts/shop/shopSchema.ts'
import { useOwnShop } from '#areas/signup/parts/shop/useOwnShop.ts'
import { registration as words } from '#areas/signup/words/registration.ts'
import { shop as text } from '#areas/signup/words/shop.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { fetchFresh, refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

const skeleton = <SkeletonLines count={5} />

export default function ShopScreen() {
  const plan = usePlan()
  const goOn = useGoOn()
  const shop = useOwnShop(useRegistration().data?.shopOverallStatus)
  const send = async ({ landNumber, ...values }: ShopValues) => {
    await api.post(endpoints.shop, { ...values, plan, ...(landNumber && { landNumber }) })
    dropDraft(shopDraft(plan))
    toast('success', words.sent)
    await Promise.all([fetchFresh(endpoints.registration(plan)), refresh(endpoints.ownShop(plan))])
    goOn(paths.signupStatus)
  }
  return (
    <SignupStepPage
      title={text.title}
      place={2}
      stepOf={({ shopOverallStatus }) => shopOverallStatus}
      skeleton={skeleton}
    >
      {(form) => (
        <Loaded from={shop} skeleton={skeleton}>
          {(known) => <ShopForm {...form} shop={known} onSend={send} />}
        </Loaded>
      )}
    </SignupStepPage>
  )
}
