import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { ContractType, TemplateStatus } from '#contracts/contracts'
import type { Plan } from '#contracts/plans'

export interface LockedTemplate {
  id: string
  contractType: ContractType
  plan: Plan | null
  version: number
  status: TemplateStatus
  body: string
}

const sql = `
  select other.id, other.contract_type as "contractType", other.plan, other.version, other.status,
         other.body
    from contract_templates template
    join contract_templates other on other.contract_type = template.contract_type
     and other.plan is not distinct from template.plan
   where template.id = ?
   order by other.id for update of other`

/** A template and all others of its type and plan, locked in the order of their ids. @throws NotFound */
export const lockTemplates = async (id: string, trx: Trx): Promise<LockedTemplate[]> => {
  const rows = await prepared<LockedTemplate>('lock_contract_templates', sql, [id], trx)
  if (rows.length === 0) throw new NotFound()
  return rows
}
