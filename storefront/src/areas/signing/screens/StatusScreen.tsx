import { signingPaths } from '#areas/signing/signingPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { InfoStep } from '#areas/signing/parts/InfoStep.tsx'
import { SignatureStep } from '#areas/signing/parts/SignatureStep.tsx'
import { SignStep } from '#areas/signing/parts/SignStep.tsx'
import {
  AllSigned,
  NoIdentity,
  SigningRejected,
  SigningWaiting,
} from '#areas/signing/parts/Standings.tsx'
import { SubmitStep } from '#areas/signing/parts/SubmitStep.tsx'
import { useStanding } from '#areas/signing/parts/useSigning.ts'
import { VideoStep } from '#areas/signing/parts/VideoStep.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { signing as text } from '#areas/signing/words/signing.ts'
import type { SigningStanding } from '#core/api/types.ts'

interface NextProps {
  standing: SigningStanding
  isChecking: boolean
  onCheck: () => void
}

const nothing = () => undefined

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
        <SigningWaiting
          submittedAt={standing.submittedAt}
          isChecking={isChecking}
          onCheck={onCheck}
        />
      )
    case 'REJECTED':
      return <SigningRejected reason={standing.rejectionReason} />
    case 'SIGN':
      return <SignStep standing={standing} />
    case 'DONE':
      return <AllSigned href={signingPaths.identity(plan)} />
  }
}

/** person §2 */
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
