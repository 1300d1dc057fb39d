import { prepared, type Trx } from '#app/platform/database/database'

/** The person's row comes before any file, company or invoice of theirs. */
export const lockPerson = async (id: string, trx: Trx): Promise<void> => {
  await trx.from('users').where({ id }).forUpdate().select('id')
}

const holdersSql = `
  select id from users where active and (id = ? or phone = ?) order by id for update`

/** The person, and whoever has the phone, in the order of their ids. */
export const lockHolders = async (
  { userId, phone }: { userId: string; phone: string },
  trx: Trx
): Promise<void> => {
  await prepared('lock_phones', holdersSql, [userId, phone], trx)
}

const codeSql = `
  select 1 as found from users
   where id = ? and active and national_code = ? and national_code_verified_at is not null
     for key share`

/**
 * Whether the customer still holds the code. Until the sale is committed nobody takes it from them: whoever
 * reopens their identity waits, and meets the invoice.
 */
export const holdsCode = async (
  userId: string,
  nationalCode: string,
  trx: Trx
): Promise<boolean> => {
  const rows = await prepared('code_holder', codeSql, [userId, nationalCode], trx)
  return rows.length > 0
}
