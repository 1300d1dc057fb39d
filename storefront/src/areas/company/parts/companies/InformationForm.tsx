import { zodResolver } from '@hookform/resolvers/zod'
import { companyPaperKinds } from '@kasbeno/api/contracts/companies'
import { limits, uploadLimits } from '@kasbeno/api/contracts/limits'
import { isEditable, type StepStatus } from '@kasbeno/api/contracts/registration'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormSelect } from '#ui/FormSelect.tsx'
import { FormText, FormTextArea } from '#ui/FormText.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { usePictures } from '#areas/signup/parts/pictures/usePictures.ts'
import { PlaceFields } from '#areas/signup/parts/places/PlaceFields.tsx'
import { StepForm } from '#areas/signup/parts/registration/StepForm.tsx'
import { fieldOf, pictureOf } from '#areas/signup/parts/registration/reasons.ts'
import { useGuilds } from '#areas/signup/parts/shop/useGuilds.ts'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'
import { places } from '#areas/signup/words/places.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { Company } from '#core/api/types.ts'
import { dropDraft, readDraft } from '#core/drafts.ts'
import { emptyInformation, informationSchema, type InformationValues } from './companyForms.ts'
import { companyDraftKey } from './companyDraftKey.ts'
import { linksOf } from './papersOf.ts'
import { MissingPapers } from './SentPapers.tsx'
import { useSent } from './useSent.ts'

interface InformationFormProps {
  id: string
  company: Company
  status: StepStatus
  reason: string | null
  onSent: () => Promise<void>
  onBusy: (isBusy: boolean) => void
}

const paperLimit = {
  maxBytes: uploadLimits.companyOfficialPaper,
  tooBig: text.company.paperTooBig,
}

const valuesOf = (company: Company): InformationValues => {
  const { provinceId, cityId, postalCode, address, companyName, guildId } = company
  return {
    ...emptyInformation,
    ...{ name: companyName, guildId: String(guildId) },
    ...(provinceId !== null && { provinceId: String(provinceId) }),
    ...(cityId !== null && { cityId: String(cityId) }),
    ...(postalCode !== null && { postalCode }),
    ...(address !== null && { address }),
  }
}

/** Editable after a refusal; another id is another company. */
const RegisteredFields = ({
  form,
  company,
}: {
  form: UseFormReturn<InformationValues>
  company: Company
}) => (
  <>
    <FormText
      form={form}
      name="name"
      label={text.register.name}
      hint={text.register.nameHint}
      autoComplete="organization"
      enterKeyHint="next"
    />
    <p>
      {text.register.uniqueId}: <Ltr>{company.companyUniqueId}</Ltr>
      <br />
      {text.company.idStays}
    </p>
    <FormSelect form={form} name="guildId" label={text.register.guild} options={useGuilds()} />
  </>
)

/** company §2 "Company information form" */
export const InformationForm = (props: InformationFormProps) => {
  const { id, company, status, reason, onSent, onBusy } = props
  const isOpen = isEditable(status)
  const draft = companyDraftKey(company.companyUniqueSerial, 'information')
  const sent = useSent()
  const pictures = usePictures(draft, companyPaperKinds, paperLimit)
  const form = useForm<InformationValues>({
    resolver: zodResolver(informationSchema),
    defaultValues: {
      ...valuesOf(company),
      ...(isOpen ? readDraft<InformationValues>(draft) : {}),
    },
  })

  /** Paper first: the information completes the step. */
  const send = async ({ name, guildId, provinceId, cityId, ...values }: InformationValues) => {
    if (status === 'START' && pictures.areMissing()) return
    const hasPaper = pictures.images.officialPaper !== undefined
    if (hasPaper && !(await pictures.send(legalEndpoints.officialPaper))) return
    await api.put(legalEndpoints.register, {
      ...values,
      ...(status === 'REJECTED' && { name, guildId: Number(guildId) }),
      provinceId: Number(provinceId),
      cityId: Number(cityId),
    })
    dropDraft(draft)
    pictures.drop()
    await onSent()
  }
  const fix = (line: string) => {
    const { fieldWords: fields, pictureWords, paperWords } = text.company
    const paper = pictureOf(line, {
      pictures: { officialPaper: pictureWords },
      papers: { officialPaper: paperWords },
      fields,
    })
    if (paper) return pictures.focus(paper)
    form.setFocus(fieldOf(line, fields))
  }

  return (
    <StepForm
      id={id}
      form={form}
      draft={draft}
      status={status}
      approved={text.approved.company}
      refused={text.rejected}
      reasons={reason ?? text.noReason}
      onFix={fix}
      onSend={send}
      onBusy={onBusy}
    >
      {isOpen && <p>{text.company.intro}</p>}
      {status === 'REJECTED' && <RegisteredFields form={form} company={company} />}
      <PlaceFields form={form} isOpen={isOpen} />
      <FormTextArea
        form={form}
        name="address"
        label={text.company.address}
        autoComplete="street-address"
        disabled={!isOpen}
      />
      <FormDigits
        control={form.control}
        name="postalCode"
        label={text.company.postalCode}
        hint={isOpen ? places.postalCodeHint : undefined}
        maxDigits={limits.postalCode}
        autoComplete="postal-code"
        enterKeyHint="done"
        disabled={!isOpen}
      />
      <PictureFields
        pictures={pictures}
        labels={{ officialPaper: text.company.officialPaper }}
        isOpen={isOpen}
        sent={status === 'REJECTED' ? text.company.paperSent : undefined}
        links={linksOf(sent.data?.items, null)}
      />
      {status !== 'START' && <MissingPapers from={sent} />}
    </StepForm>
  )
}
