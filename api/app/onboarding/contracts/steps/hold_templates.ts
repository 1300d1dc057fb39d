import type { ContractType } from '#contracts/contracts'
import { prepared, type Trx } from '#app/platform/database/database'

const sql = `
  select id from contract_templates
   where contract_type = ? and status = 'IN_FORCE' order by id for share`

/** Whoever signs holds the texts: another one comes into force after the signature, or before its text is made. */
export const holdTemplates = async (contractType: ContractType, trx: Trx): Promise<void> => {
  await prepared('hold_contract_templates', sql, [contractType], trx)
}
