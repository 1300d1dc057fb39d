import { nextStep } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Steps } from '#ui/Steps.tsx'
import { DistributorLogos } from '#areas/home/parts/distributors/DistributorLogos.tsx'
import { DocumentsForm } from '#areas/signup/parts/documents/DocumentsForm.tsx'
import { StepFooter } from '#areas/signup/parts/registration/StepFooter.tsx'
import {
  followMs,
  standingOf,
  usePlan,
  useRegistration,
} from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { documents as text } from '#core/words/documents.ts'
import { registration as words } from '#areas/signup/words/registration.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { fetchFresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

export default function DocumentsScreen() {
  const plan = usePlan()
  const formId = useId()
  const leaveFor = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const registration = useRegistration(followMs)

  const isSent = registration.data && registration.data.docsOverallStatus !== 'START'
  const sent = useQuery(isSent ? endpoints.documents(plan) : null)

  const goOn = async () => {
    toast('success', words.sent)
    const status = await fetchFresh(endpoints.registration(plan))
    leaveFor(stepPaths[nextStep(standingOf(status, plan))])
  }

  return (
    <Screen
      title={text.title}
      back={paths.signupStatus}
      aside={<SupportLink />}
      footer={
        <StepFooter
          formId={formId}
          status={registration.data?.docsOverallStatus}
          isBusy={isBusy}
          label={text.send}
        />
      }
    >
      <Steps step={3} total={4} />
      <DistributorLogos />
      <Loaded from={registration}>
        {(status) => (
          <DocumentsForm
            key={status.docsOverallStatus}
            id={formId}
            status={status}
            sent={sent.data}
            onSent={goOn}
            onBusy={setBusy}
          />
        )}
      </Loaded>
    </Screen>
  )
}
