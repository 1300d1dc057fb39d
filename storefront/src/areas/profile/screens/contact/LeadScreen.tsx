import { isolated } from '@kasbeno/api/contracts/digits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { paths } from '#app/paths.ts'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormText } from '#ui/FormText.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContactFrame } from '#areas/profile/parts/contact/ContactFrame.tsx'
import { leadSchema, type LeadValues } from '#areas/profile/parts/contact/contactSchemas.ts'
import { useWaitingContact } from '#areas/profile/parts/contact/useWaitingContact.ts'
import { PlaceFields } from '#areas/signup/parts/places/PlaceFields.tsx'
import { noPlace } from '#areas/signup/parts/places/placeSchema.ts'
import { contact as text } from '#areas/profile/words/contact.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { longestPhone } from '#core/phone.ts'

const empty: LeadValues = { name: '', phone: '', shopname: '', ...noPlace }

const sent = ({ name, phone, shopname, provinceId, cityId }: LeadValues) => ({
  name,
  phone,
  ...(shopname && { shopname }),
  ...(provinceId && { provinceId: Number(provinceId) }),
  ...(cityId && { cityId: Number(cityId) }),
})

/** person §7 */
export default function LeadScreen() {
  const form = useForm<LeadValues>({ resolver: zodResolver(leadSchema), defaultValues: empty })
  const { waiting } = useWaitingContact('LEAD')
  return (
    <ContactFrame
      title={text.leadTitle}
      intro={text.leadIntro}
      back={paths.onboardingPlans}
      form={form}
      send={(values) => api.post(endpoints.lead, sent(values))}
    >
      {waiting && (
        <Notice tone="info" title={text.waitingTitle}>
          <p>{text.waiting(isolated(waiting.phone), jalaliDateTime(waiting.askedAt))}</p>
        </Notice>
      )}
      <FormText form={form} name="name" label={text.name} autoComplete="name" enterKeyHint="next" />
      <FormDigits
        control={form.control}
        name="phone"
        type="tel"
        label={text.phone}
        maxDigits={longestPhone}
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <FormText
        form={form}
        name="shopname"
        label={text.shopname}
        isOptional
        autoComplete="organization"
        enterKeyHint="next"
      />
      <PlaceFields isOptional form={form} />
    </ContactFrame>
  )
}
