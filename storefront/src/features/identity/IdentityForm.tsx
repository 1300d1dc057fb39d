import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { Controller, useForm } from 'react-hook-form'
import { FormDigits } from '#components/FormDigits.tsx'
import { JalaliDateField } from '#components/JalaliDateField.tsx'
import { TextField } from '#components/TextField.tsx'
import { StepForm } from '#features/registration/StepForm.tsx'
import { fieldOf } from '#features/registration/reasons.ts'
import { identity as text } from '#i18n/fa/identity.ts'
import { registration } from '#i18n/fa/registration.ts'
import type { Profile, RegistrationStatus } from '#lib/api/types.ts'
import { readDraft } from '#lib/drafts.ts'
import { identityDraft, identitySchema, type IdentityValues } from './identitySchema.ts'

interface IdentityFormProps {
  id: string
  profile: Profile
  status: RegistrationStatus
  onSend: (values: IdentityValues) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const known = (value: string | null, phone: string) => (value && value !== phone ? value : '')

export const IdentityForm = ({ id, profile, status, onSend, onBusy }: IdentityFormProps) => {
  const step = status.identityOverallStatus
  const isOpen = isEditable(step)
  const form = useForm<IdentityValues>({
    resolver: zodResolver(identitySchema(profile.phone)),
    defaultValues: {
      firstname: known(profile.firstname, profile.phone),
      lastname: known(profile.lastname, profile.phone),
      nationalCode: profile.nationalCode ?? '',
      dateOfBirth: profile.dateOfBirth?.slice(0, 10) ?? '',
      ...(isOpen ? readDraft<IdentityValues>(identityDraft) : {}),
    },
  })
  const { errors } = form.formState

  return (
    <StepForm
      id={id}
      form={form}
      draft={identityDraft}
      status={step}
      approved={registration.approvedIdentity}
      reasons={status.identityRejectionReason}
      fieldOf={(reason) => fieldOf(reason, text.fieldWords)}
      onSend={onSend}
      onBusy={onBusy}
    >
      <TextField
        {...form.register('firstname')}
        label={text.firstname}
        error={errors.firstname?.message}
        autoComplete="given-name"
        enterKeyHint="next"
        disabled={!isOpen}
      />
      <TextField
        {...form.register('lastname')}
        label={text.lastname}
        error={errors.lastname?.message}
        autoComplete="family-name"
        enterKeyHint="next"
        disabled={!isOpen}
      />
      <FormDigits
        control={form.control}
        name="nationalCode"
        label={text.nationalCode}
        hint={isOpen ? text.nationalCodeHint : undefined}
        maxDigits={limits.nationalCode}
        autoComplete="off"
        enterKeyHint="next"
        disabled={!isOpen}
      />
      <Controller
        control={form.control}
        name="dateOfBirth"
        render={({ field }) => (
          <JalaliDateField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            label={text.dateOfBirth}
            error={errors.dateOfBirth?.message}
            disabled={!isOpen}
            draft={isOpen ? `${identityDraft}.dateOfBirth` : undefined}
          />
        )}
      />
    </StepForm>
  )
}
