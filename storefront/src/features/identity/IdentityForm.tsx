import { zodResolver } from '@hookform/resolvers/zod'
import { limits } from '@kasbeno/api/contracts/limits'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { Controller, useForm } from 'react-hook-form'
import { DigitsField } from '#components/DigitsField.tsx'
import { JalaliDateField } from '#components/JalaliDateField.tsx'
import { TextField } from '#components/TextField.tsx'
import { StepNotice } from '#features/registration/StepNotice.tsx'
import { fieldOf } from '#features/registration/reasons.ts'
import { identity as text } from '#i18n/fa/identity.ts'
import { registration } from '#i18n/fa/registration.ts'
import type { Profile, RegistrationStatus } from '#lib/api/types.ts'
import { readDraft } from '#lib/drafts.ts'
import { showFormErrors, useKeptDraft } from '#lib/forms.ts'
import { identityDraft, identitySchema, type IdentityValues } from './identitySchema.ts'
import styles from '#features/registration/registration.module.css'

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
  useKeptDraft(form, identityDraft)
  const { errors } = form.formState

  const send = form.handleSubmit(async (values) => {
    onBusy(true)
    await onSend(values).catch((error: unknown) => showFormErrors(error, form))
    onBusy(false)
  })

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <StepNotice
        status={step}
        approved={registration.approvedIdentity}
        reasons={status.identityRejectionReason}
        onFix={(reason) => form.setFocus(fieldOf(reason, text.fieldWords))}
      />
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
      <Controller
        control={form.control}
        name="nationalCode"
        render={({ field }) => (
          <DigitsField
            {...field}
            label={text.nationalCode}
            hint={isOpen ? text.nationalCodeHint : undefined}
            error={errors.nationalCode?.message}
            maxDigits={limits.nationalCode}
            autoComplete="off"
            enterKeyHint="next"
            disabled={!isOpen}
          />
        )}
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
          />
        )}
      />
    </form>
  )
}
