import { contractCallback } from '#contracts/approbations'
import { audit } from '#app/shared/audit'
import { prepared } from '#app/shared/database'
import { signByRule, type DocumentState } from '#app/signatures/documents'
import { offerTokens } from '#app/signatures/steps/offer_tokens'

const lockSql = `
  select holder.id from card_holders holder
   where holder.id in (select card_holder_id from company_papers where id = any(?::uuid[]))
   order by holder.id for update of holder`

const statesSql = `
  select paper.id, paper.file_key as fingerprint,
         paper.current and holder.removed_at is null
           and not exists (select from cards where holder_id = holder.id) as "isOpen"
    from company_papers paper join card_holders holder on holder.id = paper.card_holder_id
   where paper.id = any(?::uuid[])`

/**
 * Each contract that is uploaded is a document of its own, so that what was signed can never be another picture. A refusal
 * leaves the holder without a signed contract: the CEO uploads another one.
 */
signByRule('CARD_CONTRACT', {
  lock: async (ids, trx) => {
    await prepared('lock_signed_contracts', lockSql, [ids], trx)
  },
  states: (ids, client) =>
    prepared<DocumentState>('signed_contract_states', statesSql, [ids], client),
  reject: async ({ id, reason, actor }, trx) => {
    const paper = await trx
      .from('company_papers')
      .where({ id })
      .select('card_holder_id')
      .firstOrFail()
    const subject = { type: 'card-holders', id: paper.card_holder_id as string }
    await audit({ actor, command: 'card-holders.refuse-contract', subject, reason }, trx)
  },
})

offerTokens('CARD_CONTRACT', (id, isSigned) =>
  contractCallback(id, isSigned ? 'success' : 'failed')
)
