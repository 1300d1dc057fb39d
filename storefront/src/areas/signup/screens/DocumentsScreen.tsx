import { nextStep } from '@kasbeno/api/contracts/registration'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { DistributorLogos } from '#areas/home/parts/distributors/DistributorLogos.tsx'
import { DocumentsForm } from '#areas/signup/parts/documents/DocumentsForm.tsx'
import { SignupStepPage } from '#areas/signup/parts/registration/SignupStepPage.tsx'
import { standingOf, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { documents as text } from '#core/words/documents.ts'
import { registration as words } from '#areas/signup/words/registration.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { fetchFresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

export default function DocumentsScreen() {
  const plan = usePlan()
  const leaveFor = useGoOn()
  const goOn = async () => {
    toast('success', words.sent)
    const status = await fetchFresh(endpoints.registration(plan))
    leaveFor(stepPaths[nextStep(standingOf(status, plan))])
  }
  return (
    <SignupStepPage
      title={text.title}
      place={3}
      stepOf={({ docsOverallStatus }) => docsOverallStatus}
      label={text.send}
      above={<DistributorLogos />}
    >
      {(form) => <DocumentsForm {...form} onSent={goOn} />}
    </SignupStepPage>
  )
}
