import { zodResolver } from '@hookform/resolvers/zod'
import { callSubjects } from '@kasbeno/api/contracts/leads'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { paths } from '#app/paths.ts'
import { isolated } from '@kasbeno/api/contracts/digits'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { FormDigits } from '#ui/FormDigits.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { TextArea } from '#ui/TextField.tsx'
import { ContactFrame } from '#areas/profile/parts/contact/ContactFrame.tsx'
import {
  callDraft,
  callSchema,
  type CallValues,
} from '#areas/profile/parts/contact/contactSchemas.ts'
import { useWaitingContact } from '#areas/profile/parts/contact/useWaitingContact.ts'
import { SupportButton, SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { contact as text } from '#areas/profile/words/contact.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { useKeptDraft } from '#core/forms.ts'
import { longestPhone } from '#core/phone.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

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
        const answer = await api.post(endpoints.callInfo, values)
        dropDraft(callDraft)
        return answer
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

type Waiting = NonNullable<ReturnType<typeof useWaitingContact>['waiting']>

const Waits = ({ phone, subject, askedAt, onAnother }: Waiting & { onAnother: () => void }) => (
  <ResultPage
    kind="waiting"
    page={text.callTitle}
    title={text.waitingTitle}
    message={text.waiting(isolated(phone), jalaliDateTime(askedAt))}
    actions={
      <>
        <ButtonLink wide href={paths.profile}>
          {text.done}
        </ButtonLink>
        <Button wide look="second" onClick={onAnother}>
          {text.anotherPhone}
        </Button>
        <SupportButton wide />
      </>
    }
  >
    {subject && <p>{text.waitingSubject(text.subjects[subject])}</p>}
  </ResultPage>
)

/** person §7 */
export default function CallMeScreen() {
  const profile = useQuery(endpoints.profile)
  const { isKnown, waiting } = useWaitingContact('CALL_INFO')
  const isReady = isKnown && (profile.data !== undefined || profile.error !== undefined)
  const [isAnother, setAnother] = useState(false)
  if (waiting && !isAnother) return <Waits {...waiting} onAnother={() => setAnother(true)} />
  if (isReady) return <Fields phone={profile.data?.phone ?? ''} />
  return (
    <Screen title={text.callTitle} back={paths.profile} aside={<SupportLink />}>
      <SkeletonLines count={4} shape="card" />
    </Screen>
  )
}
