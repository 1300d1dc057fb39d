import { isOpenStep, type CompanyStatus, type DecidedStep } from '#contracts/companies'
import { prepared, type Trx } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Of each step that is decided as a whole: when it was last sent, and the last decision on it. */
type Decisions = Record<`${DecidedStep}SentAt` | `${DecidedStep}DecidedAt`, Date | null> &
  Record<`${DecidedStep}DecidedBy`, string | null>

export interface LockedCompany extends Decisions {
  id: string
  companyUniqueId: string
  companyStatus: CompanyStatus
  ceoStatus: CompanyStatus
  boardStatus: CompanyStatus
  appointmentStatus: CompanyStatus
  hasInformation: boolean
  hasOfficialPaper: boolean
  minimumOptional: number
  /** Credit was allocated: who signs is no longer the CEO's alone. */
  hasCredit: boolean
}

const sql = `
  select company.id, company.national_id as "companyUniqueId", company.company_status as "companyStatus", company.ceo_status as "ceoStatus",
         company.board_status as "boardStatus", company.appointment_status as "appointmentStatus",
         company.company_sent_at as "companySentAt", company.ceo_sent_at as "ceoSentAt",
         company.appointment_sent_at as "appointmentSentAt",
         company.company_decided_at as "companyDecidedAt", company.company_decided_by as "companyDecidedBy",
         company.ceo_decided_at as "ceoDecidedAt", company.ceo_decided_by as "ceoDecidedBy",
         company.appointment_decided_at as "appointmentDecidedAt",
         company.appointment_decided_by as "appointmentDecidedBy", company.city_id is not null as "hasInformation",
         exists (select from company_papers paper
                  where paper.company_id = company.id and paper.kind = 'officialPaper' and paper.current) as "hasOfficialPaper",
         company.minimum_optional as "minimumOptional",
         exists (select from companies_credit_lines line where line.company_id = company.id) as "hasCredit"
    from companies company
   where company.id = ? and company.released_at is null
     for update of company`

/** Everything of a company's file changes under this lock, its members included. @throws NotFound */
export const lockCompany = async (companyId: string, trx: Trx): Promise<LockedCompany> => {
  const [row] = await prepared<LockedCompany>('lock_company', sql, [companyId], trx)
  if (!row) throw new NotFound()
  return row
}

/** A form is open before it is sent and after it was refused. company §4 @throws BusinessRule */
export const refuseClosed = (status: CompanyStatus): void => {
  if (isOpenStep(status)) return
  throw new BusinessRule(status === 'PENDING' ? messages.waiting : messages.accepted)
}
