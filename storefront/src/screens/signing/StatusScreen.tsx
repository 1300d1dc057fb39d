import { signingPaths } from '#app/signingPaths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { InfoStep } from '#features/signing/InfoStep.tsx'
import { SignatureStep } from '#features/signing/SignatureStep.tsx'
import { SignStep } from '#features/signing/SignStep.tsx'
import { AllSigned, NoIdentity, Rejected, Waiting } from '#features/signing/Standings.tsx'
import { SubmitStep } from '#features/signing/SubmitStep.tsx'
import { useStanding } from '#features/signing/useSigning.ts'
import { VideoStep } from '#features/signing/VideoStep.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { signing as text } from '#i18n/fa/signing.ts'
import type { SigningStanding } from '#lib/api/types.ts'

interface NextProps {
  standing: SigningStanding
  isChecking: boolean
  onCheck: () => void
}

const nothing = () => undefined

/** The one step that comes next: whoever was interrupted goes on where they were. */
const Next = ({ standing, isChecking, onCheck }: NextProps) => {
  const plan = usePlan()
  switch (standing.nextStep) {
    case 'IDENTITY':
      return <NoIdentity />
    case 'INFO':
      return <InfoStep />
    case 'VIDEO':
      return <VideoStep onSent={nothing} />
    case 'SIGNATURE':
      return <SignatureStep onSent={nothing} />
    case 'SUBMIT':
      return <SubmitStep />
    case 'WAIT':
      return (
        <Waiting submittedAt={standing.submittedAt} isChecking={isChecking} onCheck={onCheck} />
      )
    case 'REJECTED':
      return <Rejected reason={standing.rejectionReason} />
    case 'SIGN':
      return <SignStep standing={standing} />
    case 'DONE':
      return <AllSigned href={signingPaths.identity(plan)} />
  }
}

/** Where a person stands with digital signatures, and how to go on. person §2 */
export default function StatusScreen() {
  const standing = useStanding()
  if (!standing.data) {
    return (
      <Screen title={text.title}>
        <Loaded from={standing}>{nothing}</Loaded>
      </Screen>
    )
  }
  return <Next standing={standing.data} isChecking={standing.isLoading} onCheck={standing.reload} />
}
