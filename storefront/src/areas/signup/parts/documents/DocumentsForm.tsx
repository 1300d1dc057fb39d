import { isEditable, type DocumentKind } from '@kasbeno/api/contracts/registration'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ImageField } from '#ui/ImageField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { UploadProgress } from '#areas/signup/parts/pictures/UploadProgress.tsx'
import { StepNotice } from '#areas/signup/parts/registration/StepNotice.tsx'
import { UnchangedDialog } from '#areas/signup/parts/registration/UnchangedDialog.tsx'
import { fieldOf, linesOf } from '#areas/signup/parts/registration/reasons.ts'
import { documents as text } from '#core/words/documents.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { useQuery } from '#core/query.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { useDocuments, type DocumentField } from './useDocuments.ts'
import styles from '#areas/signup/parts/registration/registration.module.css'

interface DocumentsFormProps {
  id: string
  status: RegistrationStatus
  onSent: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

export const DocumentsForm = ({ id, status, onSent, onBusy }: DocumentsFormProps) => {
  const plan = usePlan()
  const step = status.docsOverallStatus
  const isOpen = isEditable(step)
  // Short-lived links without token.
  const sent = useQuery(step === 'START' ? null : endpoints.documents(plan)).data
  const types = useQuery(endpoints.certificateTypes(plan))
  const documents = useDocuments(sent, types.data)
  const controls = useRef<Partial<Record<DocumentField, HTMLElement | null>>>({})
  const focus = (field: DocumentField) => {
    controls.current[field]?.focus({ preventScroll: true })
    controls.current[field]?.scrollIntoView({ block: 'center' })
  }

  const [isAsked, setAsked] = useState(false)
  const send = async () => {
    await leaveOverlays()
    setAsked(false)
    onBusy(true)
    const { isSent, firstWrong } = await documents.send()
    if (isSent) await onSent()
    if (firstWrong) focus(firstWrong)
    onBusy(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const first = documents.missing()
    if (first) return focus(first)
    if (step === 'REJECTED' && documents.isUnchanged) return setAsked(true)
    await send()
  }
  const fix = (reason: string) => focus(fieldOf(reason, text.fieldWords))

  const image = (kind: DocumentKind) => (
    <ImageField
      ref={(element) => {
        controls.current[kind] = element
      }}
      label={text[kind]}
      value={documents.images[kind] ?? null}
      error={documents.errors[kind]}
      progress={documents.progress}
      disabled={!isOpen}
      onPick={(file) => void documents.pick(kind, file)}
      onBroken={() => documents.refuse(kind)}
      sentUrl={sent?.[kind] ?? null}
    />
  )

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <StepNotice
        status={step}
        approved={registration.approvedDocs}
        reasons={status.rejectionReasonUpload}
        onFix={fix}
      />
      {isOpen && (
        <div>
          <p>{text.intro}</p>
          <p className={styles.hint}>{text.hint}</p>
        </div>
      )}
      {image('nationalCardFront')}
      {image('nationalCardBack')}
      {isOpen && (
        <SelectField
          ref={(element) => {
            controls.current.certificateType = element
          }}
          label={text.certificateType}
          options={(types.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
          value={documents.type ?? ''}
          error={documents.errors.certificateType ?? (types.error ? text.noTypes : undefined)}
          onChange={({ target }) => documents.chooseType(target.value)}
        />
      )}
      {image('certificate')}
      <UploadProgress percent={documents.progress} />
      {isAsked && (
        <UnchangedDialog
          reasons={status.rejectionReasonUpload}
          onSend={() => void send()}
          onMend={() => {
            // The closing dialog gives the focus back first.
            flushSync(() => setAsked(false))
            fix(linesOf(status.rejectionReasonUpload)[0] ?? '')
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  )
}
