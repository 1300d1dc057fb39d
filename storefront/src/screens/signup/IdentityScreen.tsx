import { isEditable, nextStep } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#app/stepPaths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { Steps } from '#components/Steps.tsx'
import { IdentityForm } from '#features/identity/IdentityForm.tsx'
import { identityDraft, type IdentityValues } from '#features/identity/identitySchema.ts'
import { StepFooter } from '#features/registration/StepFooter.tsx'
import { followMs, standingOf, usePlan, useRegistration } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { identity as text } from '#i18n/fa/identity.ts'
import { registration as words } from '#i18n/fa/registration.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { dropDraft } from '#lib/drafts.ts'
import { fetchFresh, refresh, useQuery } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useGoOn } from '#lib/useIsHere.ts'

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
