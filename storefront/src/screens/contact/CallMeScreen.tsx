import { zodResolver } from '@hookform/resolvers/zod'
import { callSubjects } from '@kasbeno/api/contracts/leads'
import { Controller, useForm } from 'react-hook-form'
import { paths } from '#app/paths.ts'
import { FormDigits } from '#components/FormDigits.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { TextArea } from '#components/TextField.tsx'
import { ContactFrame } from '#features/contact/ContactFrame.tsx'
import { callSchema, type CallValues } from '#features/contact/contactSchemas.ts'
import { contact as text } from '#i18n/fa/contact.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

const Fields = ({ phone }: { phone: string }) => {
  const form = useForm<CallValues>({
    resolver: zodResolver(callSchema),
    defaultValues: { phone, text: '' },
  })
  const { errors } = form.formState
  return (
    <ContactFrame
      title={text.callTitle}
      intro={text.callIntro}
      back={paths.profile}
      form={form}
      send={(values) => api.post(endpoints.callInfo, values)}
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
        maxDigits={11}
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
  return isReady ? <Fields phone={profile.data?.phone ?? ''} /> : null
}
