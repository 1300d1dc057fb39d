import { isEditable, nextStep } from '@kasbeno/api/contracts/registration'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { IdentityForm } from '#areas/signup/parts/identity/IdentityForm.tsx'
import { identityDraft, type IdentityValues } from '#areas/signup/parts/identity/identitySchema.ts'
import { SignupStepPage } from '#areas/signup/parts/registration/SignupStepPage.tsx'
import { standingOf, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { identity as text } from '#areas/signup/words/identity.ts'
import { registration as words } from '#areas/signup/words/registration.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { fetchFresh, refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

const skeleton = <SkeletonLines count={4} />

export default function IdentityScreen() {
  const plan = usePlan()
  const goOn = useGoOn()
  const profile = useQuery(endpoints.profile)
  const send = async (values: IdentityValues) => {
    await api.put(endpoints.identity(plan), values)
    dropDraft(identityDraft)
    toast('success', words.sent)
    const [status] = await Promise.all([
      fetchFresh(endpoints.registration(plan)),
      refresh(endpoints.profile),
    ])
    goOn(stepPaths[nextStep(standingOf(status, plan))])
  }
  return (
    <SignupStepPage
      title={text.title}
      place={1}
      stepOf={({ identityOverallStatus }) => identityOverallStatus}
      skeleton={skeleton}
    >
      {(form) => (
        <Loaded from={profile} skeleton={skeleton}>
          {(known) => (
            <>
              {isEditable(form.status.identityOverallStatus) && <p>{text.intro}</p>}
              <IdentityForm {...form} profile={known} onSend={send} />
            </>
          )}
        </Loaded>
      )}
    </SignupStepPage>
  )
}
