import { contractCallback, contractsPage } from '#contracts/approbations'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { signByRule, type DocumentState } from '#app/onboarding/signatures/documents'
import { offerTokens } from '#app/onboarding/signatures/steps/offer_tokens'
import './events.js'
import { messages } from './i18n/fa.js'

const lockSql = `
  select holder.id from card_holders holder
   where holder.id in (select card_holder_id from companies_papers where id = any(?::uuid[]))
   order by holder.id for update of holder`

const statesSql = `
  select paper.id, paper.file_key as fingerprint,
         paper.current and holder.removed_at is null
           and not exists (select from issuing_cards where holder_id = holder.id) as "isOpen"
    from companies_papers paper join card_holders holder on holder.id = paper.card_holder_id
   where paper.id = any(?::uuid[])`

/** Matches the person, named anew too. */
const replacedSql = `
  select former.id
    from companies_papers paper
    join card_holders holder on holder.id = paper.card_holder_id
    join companies_papers former
      on former.company_id = paper.company_id and former.kind = paper.kind and former.id <> paper.id
    join card_holders named on named.id = former.card_holder_id and named.user_id = holder.user_id
   where paper.id = ?`

interface RefusedHolder {
  holderId: string
  companyId: string
  name: string
}

const holderSql = `
  select holder.id as "holderId", holder.company_id as "companyId",
         concat_ws(' ', holder.firstname, holder.lastname) as name
    from companies_papers paper join card_holders holder on holder.id = paper.card_holder_id
   where paper.id = ?`

/** Each upload is its own document, so that a signed picture never changes. After a refusal the CEO uploads another. */
signByRule('CARD_CONTRACT', {
  lock: async (ids, trx) => {
    await prepared('lock_signed_contracts', lockSql, [ids], trx)
  },
  states: (ids, client) =>
    prepared<DocumentState>('signed_contract_states', statesSql, [ids], client),
  // A paper is kept as it came in: nothing is made of it that could read otherwise.
  carriedOut: async () => [],
  replacedBy: async (id, client) => {
    const rows = await prepared<{ id: string }>('replaced_contracts', replacedSql, [id], client)
    return rows.map((former) => former.id)
  },
  doorOf: async () => contractsPage,
  reject: async ({ id, reason, actor }, trx) => {
    const [holder] = await prepared<RefusedHolder>(
      'holder_of_refused_contract',
      holderSql,
      [id],
      trx
    )
    const subject = { type: 'card-holders', id: holder.holderId }
    await audit({ actor, command: 'card-holders.refuse-contract', subject, reason }, trx)
    const { name, ...named } = holder
    const what = messages.rejected.contract(name)
    const at = clock.businessNow().toISO()
    // In the bank's words: members' texts are not sent.
    const refused = { ...named, what, reason: messages.refusedBySignatories, at }
    await publish('CardHolderRefused', refused, trx)
  },
})

offerTokens('CARD_CONTRACT', (id, isSigned) =>
  contractCallback(id, isSigned ? 'success' : 'failed')
)
