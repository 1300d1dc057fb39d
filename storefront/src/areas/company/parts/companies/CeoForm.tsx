import { zodResolver } from '@hookform/resolvers/zod'
import { isEditable, type StepStatus } from '@kasbeno/api/contracts/registration'
import { useForm } from 'react-hook-form'
import { PersonFields } from '#areas/signup/parts/person/PersonFields.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf } from '#areas/signup/parts/registration/reasons.ts'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember } from '#core/api/types.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { ceoSchema, personNames, type CeoValues } from './companyForms.ts'
import { memberPictureLabels, memberPictureOf, useMemberPictures } from './memberPictures.ts'
import { linksOf } from './papersOf.ts'
import { MissingPapers } from './SentPapers.tsx'
import { useSent } from './useSent.ts'

interface CeoFormProps {
  id: string
  draft: string
  ceo: BoardMember
  status: StepStatus
  reason: string | null
  onSent: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

export const personOf = (member: BoardMember | null): CeoValues => ({
  firstName: member?.firstName ?? '',
  lastName: member?.lastName ?? '',
  nationalCode: member?.nationalCode ?? '',
  birthDate: member?.birthDate?.slice(0, 10) ?? '',
})

/** Sent pictures stay unless replaced. company §2 */
export const CeoForm = ({ id, draft, ceo, status, reason, onSent, onBusy }: CeoFormProps) => {
  const isOpen = isEditable(status)
  const sent = useSent()
  const pictures = useMemberPictures(draft)
  const form = useForm<CeoValues>({
    resolver: zodResolver(ceoSchema),
    defaultValues: { ...personOf(ceo), ...(isOpen ? readDraft<CeoValues>(draft) : {}) },
  })
  const send = async (values: CeoValues) => {
    const isNew = status === 'START'
    if (isNew && pictures.areMissing()) return
    if (!(await pictures.send(legalEndpoints.sendCeo(values), isNew ? 'POST' : 'PUT'))) return
    dropDraft(draft)
    pictures.drop()
    await onSent()
  }
  const fix = (line: string) => {
    const picture = memberPictureOf(line)
    if (picture) return pictures.focus(picture)
    const { roleInCompany: _, signatoryStatus: __, ...words } = text.person.fieldWords
    form.setFocus(fieldOf(line, words))
  }
  return (
    <StepForm
      id={id}
      form={form}
      draft={draft}
      status={status}
      approved={text.approved.ceo}
      refused={text.rejected}
      reasons={reason ?? text.noReason}
      onFix={fix}
      onSend={send}
      onBusy={onBusy}
    >
      {isOpen && <p>{text.person.intro}</p>}
      <PersonFields form={form} names={personNames} isOpen={isOpen} draft={draft} />
      <PictureFields
        pictures={pictures}
        labels={memberPictureLabels}
        isOpen={isOpen}
        sent={status === 'REJECTED' ? text.person.picturesSent : undefined}
        links={linksOf(sent.data?.items, ceo.id)}
      />
      {status !== 'START' && <MissingPapers from={sent} />}
    </StepForm>
  )
}
