import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import {
  memberPictureLabels,
  memberPictureOf,
  useMemberPictures,
} from '#areas/company/parts/companies/memberPictures.ts'
import { PersonFields } from '#areas/signup/parts/person/PersonFields.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf } from '#areas/signup/parts/registration/reasons.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { toast } from '#core/toast.ts'
import { holderNames, holderSchema, isKeptAs, phoneDigits, valuesOf } from './holderForm.ts'
import type { HolderValues } from './holderForm.ts'
import { sendFor } from './useHolders.ts'

const text = dashboardCards.person
const { fieldWords } = legalSignup.person

interface HolderFormProps {
  id: string
  draft: string
  holder: CardHolder | null
  /** The form may be gone by then. */
  onSent: (holder: CardHolder) => void
  onBusy: (isBusy: boolean) => void
}

/** company §5 */
export const HolderForm = ({ id, draft, holder, onSent, onBusy }: HolderFormProps) => {
  const pictures = useMemberPictures(draft)
  const form = useForm<HolderValues>({
    resolver: zodResolver(holderSchema),
    defaultValues: { ...valuesOf(holder), ...readDraft<HolderValues>(draft) },
  })
  const send = async (values: HolderValues) => {
    // Pictures belong to one person.
    const isSame = holder?.nationalCode === values.nationalCode
    if (!isSame && pictures.areMissing()) return
    const sent = await sendFor({
      send: () => pictures.send(cardHolderEndpoints.register(values)),
      isOf: ({ phone }) => phone === values.phoneNumber,
      isKept: isKeptAs(values),
    })
    if (!sent) return
    dropDraft(draft)
    pictures.drop()
    toast('success', text.sent)
    onSent(sent)
  }
  const fix = (line: string) => {
    const picture = memberPictureOf(line)
    if (picture) return pictures.focus(picture)
    const { nationalCode, birthDate, lastName, firstName } = fieldWords
    form.setFocus(fieldOf(line, { nationalCode, birthDate, lastName, firstName }))
  }
  return (
    <StepForm
      id={id}
      form={form}
      draft={draft}
      status={holder ? 'REJECTED' : 'START'}
      approved=""
      refused={text.refused}
      reasons={holder?.rejectionReason ?? null}
      onFix={fix}
      onSend={send}
      onBusy={onBusy}
    >
      <p>{text.intro}</p>
      <FormDigits
        control={form.control}
        name="phoneNumber"
        type="tel"
        label={dashboardCards.phone}
        hint={holder ? text.phoneFixed : text.phoneHint}
        maxDigits={phoneDigits}
        autoComplete="off"
        enterKeyHint="next"
        disabled={holder !== null}
      />
      <PersonFields form={form} names={holderNames} isOpen draft={draft} />
      <Controller
        control={form.control}
        name="ceiling"
        render={({ field, fieldState }) => (
          <PriceField
            label={text.ceiling}
            hint={text.ceilingHint}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <PictureFields
        pictures={pictures}
        labels={memberPictureLabels}
        isOpen
        sent={holder ? legalSignup.person.picturesSent : undefined}
      />
    </StepForm>
  )
}
