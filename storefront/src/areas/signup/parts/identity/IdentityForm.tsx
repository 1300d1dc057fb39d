import { zodResolver } from '@hookform/resolvers/zod'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { useForm } from 'react-hook-form'
import { PersonFields } from '#areas/signup/parts/person/PersonFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf } from '#areas/signup/parts/registration/reasons.ts'
import { identity as text } from '#areas/signup/words/identity.ts'
import { registration } from '#areas/signup/words/registration.ts'
import type { Profile, RegistrationStatus } from '#core/api/types.ts'
import { readDraft } from '#core/drafts.ts'
import { identityDraft, identitySchema, type IdentityValues } from './identitySchema.ts'

interface IdentityFormProps {
  id: string
  profile: Profile
  status: RegistrationStatus
  onSend: (values: IdentityValues) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const names = {
  firstName: 'firstname',
  lastName: 'lastname',
  nationalCode: 'nationalCode',
  birthDate: 'dateOfBirth',
} as const

const known = (value: string | null, phone: string) => (value && value !== phone ? value : '')

const valuesOf = (profile: Profile): IdentityValues => ({
  firstname: known(profile.firstname, profile.phone),
  lastname: known(profile.lastname, profile.phone),
  nationalCode: profile.nationalCode ?? '',
  dateOfBirth: profile.dateOfBirth?.slice(0, 10) ?? '',
})

export const IdentityForm = ({ id, profile, status, onSend, onBusy }: IdentityFormProps) => {
  const step = status.identityOverallStatus
  const isOpen = isEditable(step)
  const sent = valuesOf(profile)
  const form = useForm<IdentityValues>({
    resolver: zodResolver(identitySchema(profile.phone)),
    defaultValues: { ...sent, ...(isOpen ? readDraft<IdentityValues>(identityDraft) : {}) },
  })

  return (
    <StepForm
      id={id}
      form={form}
      draft={identityDraft}
      status={step}
      approved={registration.approvedIdentity}
      reasons={status.identityRejectionReason}
      onFix={(reason) => form.setFocus(fieldOf(reason, text.fieldWords))}
      sent={sent}
      onSend={onSend}
      onBusy={onBusy}
    >
      <PersonFields form={form} names={names} isOpen={isOpen} draft={identityDraft} />
    </StepForm>
  )
}
