import { nextStep } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#app/stepPaths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { Steps } from '#components/Steps.tsx'
import { DistributorLogos } from '#features/distributors/DistributorLogos.tsx'
import { DocumentsForm } from '#features/documents/DocumentsForm.tsx'
import { StepFooter } from '#features/registration/StepFooter.tsx'
import { followMs, standingOf, usePlan, useRegistration } from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { documents as text } from '#i18n/fa/documents.ts'
import { registration as words } from '#i18n/fa/registration.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { fetchFresh, useQuery } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useGoOn } from '#lib/useIsHere.ts'

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
