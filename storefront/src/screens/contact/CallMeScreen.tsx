import { zodResolver } from '@hookform/resolvers/zod'
import { callSubjects } from '@kasbeno/api/contracts/leads'
import { Controller, useForm } from 'react-hook-form'
import { paths } from '#app/paths.ts'
import { FormDigits } from '#components/FormDigits.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { TextArea } from '#components/TextField.tsx'
import { ContactFrame } from '#features/contact/ContactFrame.tsx'
import { callDraft, callSchema, type CallValues } from '#features/contact/contactSchemas.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { contact as text } from '#i18n/fa/contact.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { dropDraft, readDraft } from '#lib/drafts.ts'
import { useKeptDraft } from '#lib/forms.ts'
import { longestPhone } from '#lib/phone.ts'
import { useQuery } from '#lib/query.ts'

const Fields = ({ phone }: { phone: string }) => {
  const form = useForm<CallValues>({
    resolver: zodResolver(callSchema),
    defaultValues: { phone, text: '', ...readDraft<CallValues>(callDraft) },
  })
  useKeptDraft(form, callDraft)
  const { errors } = form.formState
  return (
    <ContactFrame
      title={text.callTitle}
      intro={text.callIntro}
      back={paths.profile}
      form={form}
      send={async (values) => {
        await api.post(endpoints.callInfo, values)
        dropDraft(callDraft)
      }}
    >
      <Controller
        control={form.control}
        name="subject"
        render={({ field, fieldState }) => (
          <RadioCards
            ref={field.ref}
            label={text.subject}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            options={callSubjects.map((value) => ({ value, label: text.subjects[value] }))}
          />
        )}
      />
      <TextArea {...form.register('text')} label={text.text} error={errors.text?.message} />
      <FormDigits
        control={form.control}
        name="phone"
        type="tel"
        label={text.phone}
        maxDigits={longestPhone}
        autoComplete="tel-national"
        enterKeyHint="done"
      />
    </ContactFrame>
  )
}

/** A customer asks to be called. person §7 */
export default function CallMeScreen() {
  const profile = useQuery(endpoints.profile)
  const isReady = profile.data !== undefined || profile.error !== undefined
  if (isReady) return <Fields phone={profile.data?.phone ?? ''} />
  return (
    <Screen title={text.callTitle} back={paths.profile} aside={<SupportLink />}>
      <SkeletonLines count={4} shape="card" />
    </Screen>
  )
}
