import { companyKycStep, type CompanyStanding } from '#contracts/companies'
import type { Owner } from '#contracts/owners'
import { companyPlans } from '#contracts/plans'
import { registerApplicationStore, type CreditApplication } from '#app/people/owners/files'
import { companyIn } from '#app/people/owners/owner'
import { prepared, type Client, type Trx } from '#app/platform/database/database'

const sql = `
  select id, company_status as "companyStatus", ceo_status as "ceoStatus", board_status as "boardMemberStatus",
         appointment_status as "appointmentStatus"
    from companies where id = ? and released_at is null`

type Row = CompanyStanding & { id: string }

const fileIn = ([row]: Row[]): CreditApplication | null =>
  row && {
    type: 'companies',
    id: row.id,
    owner: companyIn(row.id),
    registrationId: null,
    // What was refused of a company can be mended and sent again.
    isRefused: false,
    isApproved: companyKycStep({ ...row, credit: 0 }) === 'ACCEPTED',
  }

const locked = async (id: string, trx: Trx) =>
  fileIn(await prepared<Row>('lock_company_file', `${sql} for update`, [id], trx))

/** A company is its own file. `companyKycStep` follows the line by itself. */
registerApplicationStore('companies', companyPlans, {
  read: async ({ id }: Owner, client?: Client) =>
    fileIn(await prepared<Row>('company_standing', sql, [id], client)),
  lock: ({ id }, trx) => locked(id, trx),
  lockById: locked,
  feePaid: async () => undefined,
  creditGiven: async () => undefined,
})
