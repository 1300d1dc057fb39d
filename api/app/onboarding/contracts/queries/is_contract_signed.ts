import { cardTerm, type ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

const sql = `
  select 1 from signed_contracts
   where owner_type = ? and owner_id = ? and plan = ? and contract_type = ? and term = ?`

/** Whether an owner has signed a contract; of a renewal, the one for that credit year. */
export const isContractSigned = async (
  { type, id, plan }: Owner,
  contractType: ContractType,
  client?: Client,
  term: number = cardTerm
): Promise<boolean> => {
  const bindings = [type, id, plan, contractType, term]
  return (await prepared('is_contract_signed', sql, bindings, client)).length > 0
}
