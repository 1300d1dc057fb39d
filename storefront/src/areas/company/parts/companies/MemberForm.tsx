import { zodResolver } from '@hookform/resolvers/zod'
import { signatureLevels, type SignatureLevel } from '@kasbeno/api/contracts/quorum'
import { isEditable, type StepStatus } from '@kasbeno/api/contracts/registration'
import { Controller, useForm, type DefaultValues } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormText } from '#ui/FormText.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { PersonFields } from '#areas/signup/parts/person/PersonFields.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf } from '#areas/signup/parts/registration/reasons.ts'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember } from '#core/api/types.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { personOf } from './CeoForm.tsx'
import { memberSchema, personNames, type MemberValues } from './companyForms.ts'
import { refusalOf } from './personName.ts'
import { memberPictureLabels, memberPictureOf, useMemberPictures } from './memberPictures.ts'
import { linksOf } from './papersOf.ts'
import { MissingPapers } from './SentPapers.tsx'
import { useSent } from './useSent.ts'

interface MemberFormProps {
  id: string
  draft: string
  member: BoardMember | null
  /** Of the board: its members are changed while it is open. */
  status: StepStatus
  /** Has no say until the rule changes. */
  isNewcomer?: boolean
  onSent: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const phoneDigits = 11
const levels = signatureLevels.map((value) => ({
  value,
  label: text.levels[value],
  hint: text.levelHints[value],
}))

const valuesOf = (
  member: BoardMember | null,
  isNewcomer: boolean
): DefaultValues<MemberValues> => ({
  ...personOf(member),
  phone: member?.phone ?? '',
  roleInCompany: member?.roleInCompany ?? '',
  ...(member && { signatoryStatus: member.signatoryStatus }),
  ...(isNewcomer && { signatoryStatus: 'NOT_ALLOWED' }),
})

/** Refusals concern single members. */
const noticeOf = (member: BoardMember | null, status: StepStatus): StepStatus => {
  if (!isEditable(status)) return status
  return member?.legalUserKycStatus === 'REJECTED' ? 'REJECTED' : 'START'
}

/** company §2 */
export const MemberForm = (props: MemberFormProps) => {
  const { id, draft, member, status, isNewcomer = false, onSent, onBusy } = props
  const isOpen = isEditable(status)
  const sent = useSent()
  const pictures = useMemberPictures(draft)
  const form = useForm<MemberValues>({
    resolver: zodResolver(memberSchema),
    defaultValues: {
      ...valuesOf(member, isNewcomer),
      ...(isOpen ? readDraft<MemberValues>(draft) : {}),
    },
  })
  const send = async (values: MemberValues) => {
    if (!member && pictures.areMissing()) return
    const { phone, ...office } = values
    const isSent = member
      ? await pictures.send(legalEndpoints.updateMember(member.phone, office), 'PUT')
      : await pictures.send(legalEndpoints.addMember({ phone, ...office }))
    if (!isSent) return
    dropDraft(draft)
    pictures.drop()
    await onSent()
  }
  const fix = (line: string) => {
    const picture = memberPictureOf(line)
    if (picture) return pictures.focus(picture)
    form.setFocus(fieldOf(line, text.person.fieldWords))
  }
  return (
    <StepForm
      id={id}
      form={form}
      draft={draft}
      status={noticeOf(member, status)}
      approved={text.approved.board}
      refused={text.rejected}
      reasons={member ? refusalOf(member) : null}
      onFix={fix}
      onSend={send}
      onBusy={onBusy}
    >
      {isOpen && <p>{text.person.memberIntro}</p>}
      <FormDigits
        control={form.control}
        name="phone"
        type="tel"
        label={text.person.phone}
        hint={isOpen ? (member ? text.person.phoneFixed : text.person.phoneHint) : undefined}
        maxDigits={phoneDigits}
        autoComplete="off"
        enterKeyHint="next"
        disabled={!isOpen || member !== null}
      />
      <PersonFields form={form} names={personNames} isOpen={isOpen} draft={draft} />
      <FormText
        form={form}
        name="roleInCompany"
        label={text.person.role}
        autoComplete="organization-title"
        enterKeyHint="done"
        disabled={!isOpen}
      />
      {!isNewcomer && (
        <Controller
          control={form.control}
          name="signatoryStatus"
          render={({ field, fieldState }) => (
            <RadioCards
              ref={field.ref}
              label={text.person.level}
              name={field.name}
              value={field.value ?? ''}
              onChange={(level) => field.onChange(level as SignatureLevel)}
              options={levels}
              error={fieldState.error?.message}
              disabled={!isOpen}
            />
          )}
        />
      )}
      <PictureFields
        pictures={pictures}
        labels={memberPictureLabels}
        isOpen={isOpen}
        sent={member ? text.person.picturesSent : undefined}
        links={member ? linksOf(sent.data?.items, member.id) : undefined}
      />
      {member && <MissingPapers from={sent} />}
    </StepForm>
  )
}
