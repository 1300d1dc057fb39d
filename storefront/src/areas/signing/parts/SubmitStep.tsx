import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { signing as text } from '#areas/signing/words/signing.ts'
import { SignatureStep } from './SignatureStep.tsx'
import { SigningStepPage } from './SigningStepPage.tsx'
import { useSubmit } from './useSigning.ts'
import { VideoStep } from './VideoStep.tsx'
import styles from './signing.module.css'

interface AnewProps {
  what: 'video' | 'signature'
  onClose: () => void
}

/** Back keeps the sent file. */
const Anew = ({ what, onClose }: AnewProps) => {
  useOverlay(onClose)
  const Step = what === 'video' ? VideoStep : SignatureStep
  return <Step onSent={onClose} onBack={onClose} />
}

/** Nothing sent to the provider yet. */
export const SubmitStep = () => {
  const submit = useSubmit()
  const [anew, setAnew] = useState<AnewProps['what'] | null>(null)
  if (anew) return <Anew what={anew} onClose={() => setAnew(null)} />
  return (
    <SigningStepPage
      step="SUBMIT"
      title={text.submit.title}
      footer={
        <Button wide isRunning={submit.isRunning} onClick={() => void submit.run()}>
          {text.submit.send}
        </Button>
      }
    >
      <p>{text.submit.intro}</p>
      <Checklist items={[text.submit.video, text.submit.signature]} icon="success" />
      <div className={styles.commands}>
        <Button look="second" wide disabled={submit.isRunning} onClick={() => setAnew('video')}>
          {text.submit.againVideo}
        </Button>
        <Button look="second" wide disabled={submit.isRunning} onClick={() => setAnew('signature')}>
          {text.submit.againSignature}
        </Button>
      </div>
    </SigningStepPage>
  )
}
