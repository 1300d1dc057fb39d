import { companyCreditPages, type CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import type { Tone } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { legalCredit as text } from '#areas/company/words/legalCredit.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyCredit } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

const tones: Partial<Record<CompanyCreditState, Tone>> = {
  SIGN_RENEWAL: 'success',
  EXPIRED: 'danger',
  BLOCKED: 'danger',
}

const End = ({ credit }: { credit: CompanyCredit }) => {
  const { state, creditScoreExpirationDate: date, creditRemainingDays: days } = credit
  if (!date || days === null) return null
  if (state === 'EXPIRED') return <p>{text.endedOn(jalaliLong(date))}</p>
  if (state !== 'REMINDER') return null
  return <p>{text.endsIn(days, jalaliLong(date))}</p>
}

const textOf = ({ state, isCreditExpired, renewalRefusal }: CompanyCredit) => {
  if (renewalRefusal) return text.renewalRefused[renewalRefusal]
  return (isCreditExpired ? null : text.ahead[state]) ?? text.states[state]
}

const renewsAtBranch: readonly CompanyCreditState[] = ['EXPIRED', 'REMINDER']

const Branch = () => {
  const { bankBranchName: name, bankAddress: address, openingHours: hours } = useCompany()
  return name && <p>{text.branch(name, address ?? '', hours ?? '')}</p>
}

/** With the CEO's next step. company §9 */
export const CreditNotice = () => {
  const company = useCompany()
  const credit = useQuery(
    company.legalWalletResponse.credit > 0 ? legalEndpoints.credit : null
  ).data
  const said = credit && textOf(credit)
  if (!credit || !said) return null
  const page = companyCreditPages[credit.state]
  return (
    <Notice
      tone={credit.renewalRefusal ? 'danger' : (tones[credit.state] ?? 'warning')}
      title={said.title}
      actions={
        page &&
        company.isCeo && (
          <ButtonLink small href={page}>
            {said.action}
          </ButtonLink>
        )
      }
    >
      <End credit={credit} />
      <p>{said.message}</p>
      {renewsAtBranch.includes(credit.state) && <Branch />}
      {page && !company.isCeo && <p>{text.ceoDoes}</p>}
    </Notice>
  )
}
