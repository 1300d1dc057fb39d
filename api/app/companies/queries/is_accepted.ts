import { prepared, type Trx } from '#app/shared/database'

const sql = `
  select 'ACCEPTED' = all(array[company_status, ceo_status, board_status, appointment_status]) as accepted
    from companies where id = ?`

/** Whether the bank has accepted all four steps of a company. */
export const isAccepted = async (companyId: string, trx: Trx): Promise<boolean> => {
  const [row] = await prepared<{ accepted: boolean }>('company_is_accepted', sql, [companyId], trx)
  return row?.accepted ?? false
}
