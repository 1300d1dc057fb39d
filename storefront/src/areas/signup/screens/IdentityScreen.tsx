import { isEditable, nextStep } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { IdentityForm } from '#areas/signup/parts/identity/IdentityForm.tsx'
import { identityDraft, type IdentityValues } from '#areas/signup/parts/identity/identitySchema.ts'
import { StepFooter } from '#areas/signup/parts/registration/StepFooter.tsx'
import {
  followMs,
  standingOf,
  usePlan,
  useRegistration,
} from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { identity as text } from '#areas/signup/words/identity.ts'
import { registration as words } from '#areas/signup/words/registration.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft } from '#core/drafts.ts'
import { fetchFresh, refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

export default function IdentityScreen() {
  const plan = usePlan()
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const registration = useRegistration(followMs)
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
    <Screen
      title={text.title}
      back={paths.signupStatus}
      aside={<SupportLink />}
      footer={
        <StepFooter
          formId={formId}
          status={registration.data?.identityOverallStatus}
          isBusy={isBusy}
        />
      }
    >
      <Steps step={1} total={4} />
      <Loaded from={registration} skeleton={<SkeletonLines count={4} />}>
        {(status) => (
          <Loaded from={profile} skeleton={<SkeletonLines count={4} />}>
            {(known) => (
              <>
                {isEditable(status.identityOverallStatus) && <p>{text.intro}</p>}
                <IdentityForm
                  key={status.identityOverallStatus}
                  id={formId}
                  profile={known}
                  status={status}
                  onSend={send}
                  onBusy={setBusy}
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}
