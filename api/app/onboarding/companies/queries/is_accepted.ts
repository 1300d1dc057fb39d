import { prepared, type Trx } from '#app/platform/database/database'

const sql = `
  select 'ACCEPTED' = all(array[company_status, ceo_status, board_status, appointment_status]) as accepted
    from companies where id = ?`

export const isAccepted = async (companyId: string, trx: Trx): Promise<boolean> => {
  const [row] = await prepared<{ accepted: boolean }>('company_is_accepted', sql, [companyId], trx)
  return row?.accepted ?? false
}

const fileSql = `
  select (extract(epoch from greatest(company.company_sent_at, company.ceo_sent_at, company.appointment_sent_at,
           (select max(member.sent_at) from company_members member
             where member.company_id = company.id and not member.is_newcomer)
         )) * 1000)::bigint::text as "file"
    from companies company where company.id = ?`

/** Names what the bank has accepted, by when it was last sent: the same again after a decision was taken back. */
export const acceptedFile = async (companyId: string, trx: Trx): Promise<string | null> => {
  if (!(await isAccepted(companyId, trx))) return null
  const [row] = await prepared<{ file: string | null }>('accepted_file', fileSql, [companyId], trx)
  return row?.file ?? 'first'
}
