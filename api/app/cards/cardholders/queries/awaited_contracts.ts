import { prepared } from '#app/platform/database/database'
import {
  awaitedFrom,
  type Absent,
  type SigningCaller,
} from '#app/onboarding/signatures/queries/awaited_from'
import type { CardHolder } from './card_holder.js'

/** For the reader. */
export interface AwaitedContract {
  holderId: string
  /** Null for delegates only. */
  awaits: 'SIGNATURE' | null
  /** In whose place, or null. */
  inPlaceOf: Absent | null
}

/** With what the contract needs from the reader. */
export interface ListedHolder extends CardHolder, Omit<AwaitedContract, 'holderId'> {}

interface Row {
  holderId: string
  approbationId: string
  minimumOptional: number
  givers: string[] | null
}

const sql = `
  select holder.id as "holderId", approbation.id as "approbationId",
         rule.minimum_optional as "minimumOptional",
         (select array_agg(given.given_by) from signatures_given given
           where given.approbation_id = approbation.id and given.round = approbation.round) as givers
    from card_holders holder
    join companies_papers paper
      on paper.card_holder_id = holder.id and paper.kind = 'cardIssuanceContract' and paper.current
    join signatures_approbations approbation
      on approbation.document_type = 'CARD_CONTRACT' and approbation.document_id = paper.id
     and approbation.status = 'PENDING'
    join companies_rules rule
      on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
   where holder.company_id = ? and holder.removed_at is null
     and not exists (select from issuing_cards where holder_id = holder.id)
     and exists (select from signatures_signers signer
                  where signer.approbation_id = approbation.id
                    and signer.rule_version = approbation.rule_version
                    and signer.member_id = any(?::uuid[]))
   order by holder.created_at desc, holder.id desc`

/** For a member's own or delegated signature; unnecessary ones are left out. */
export const awaitedContracts = async (caller: SigningCaller): Promise<AwaitedContract[]> => {
  const { memberIds, judge } = await awaitedFrom(caller)
  const rows = await prepared<Row>('awaited_contracts', sql, [caller.companyId, memberIds])
  const awaited = await judge(rows)
  return rows.flatMap(({ holderId, approbationId }): AwaitedContract[] => {
    const { isOwn, inPlaceOf } = awaited.get(approbationId)!
    return isOwn || inPlaceOf ? [{ holderId, awaits: isOwn ? 'SIGNATURE' : null, inPlaceOf }] : []
  })
}
