import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ImageField } from '#ui/ImageField.tsx'
import { documents } from '#core/words/documents.ts'
import { signing as text } from '#areas/signing/words/signing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { prepareImage } from '#core/images.ts'
import { SendProgress } from './SendProgress.tsx'
import { SigningStepPage } from './SigningStepPage.tsx'
import { useSendFile } from './useSendFile.ts'

interface SignatureStepProps {
  onSent: () => void
  onBack?: () => void
}

export const SignatureStep = ({ onSent, onBack }: SignatureStepProps) => {
  const [picture, setPicture] = useState<File | null>(null)
  const field = useRef<HTMLButtonElement>(null)
  const sending = useSendFile(endpoints.sendSignature, 'signature', onSent)
  const pick = async (chosen: File) => {
    const prepared = await prepareImage(chosen)
    if (prepared instanceof File) {
      setPicture(prepared)
      return sending.setError(undefined)
    }
    sending.setError(prepared === 'too-big' ? documents.tooBig : documents.wrongType)
  }
  const refuse = () => {
    setPicture(null)
    sending.setError(documents.wrongType)
  }
  const send = () => {
    if (picture) return void sending.run(picture)
    sending.setError(text.signature.required)
    field.current?.focus()
  }
  return (
    <SigningStepPage
      step="SIGNATURE"
      title={text.signature.title}
      onBack={onBack}
      footer={
        <Button wide isRunning={sending.isRunning} onClick={send}>
          {text.signature.send}
        </Button>
      }
    >
      <p>{text.signature.intro}</p>
      <ImageField
        ref={field}
        label={text.signature.label}
        value={picture}
        error={sending.error}
        progress={sending.progress}
        onPick={(chosen) => void pick(chosen)}
        onBroken={refuse}
      />
      <SendProgress percent={sending.progress} />
    </SigningStepPage>
  )
}
