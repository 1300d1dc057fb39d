import type { ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import { ownerColumns, ownerIn, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { signatureEffectOf } from '../on_signed.js'
import { contractToSign, type OpenContract } from '../queries/owner_contract.js'
import { holdTemplates } from '../steps/hold_templates.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    ContractSigned: { contractId: string; owner: Owner; contractType: ContractType }
  }
}

/** Where a signature came from. */
export interface SignedFrom {
  address: string
  /** What the browser calls itself. */
  agent: string
}
interface SignCommand extends SignedFrom {
  actor: CustomerActor
  plan: unknown
  contractType: ContractType
  /** Of the text that the owner was shown. */
  digest: string
}

const keepEvidence = async (
  { actor, address, agent }: SignCommand,
  owner: Owner,
  contract: OpenContract,
  trx: Trx
): Promise<{ id: string; signedAt: Date }> => {
  const [id, signedAt] = [newId(), clock.businessNow().toJSDate()]
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert({
      id,
      ...ownerColumns(owner),
      plan: owner.plan,
      contract_type: contract.contractType,
      term: contract.term,
      template_id: contract.templateId,
      template_version: contract.version,
      html: contract.html,
      digest: contract.digest,
      signed_at: signedAt,
      recorded_at: clock.systemNow().toJSDate(),
      session_id: actor.sessionId,
      address,
      agent,
    })
    .into('signed_contracts')
    .onConflict()
    .ignore()
    .returning('id')
  if (inserted.length === 0) throw new AlreadyProcessed(messages.alreadySigned)
  return { id, signedAt }
}

/**
 * Signs the text that was shown, word for word, and keeps it with the evidence. What a signature brings about
 * happens in the same transaction. api-person "Contracts and renewal"
 * @throws BusinessRule (422) while there is nothing to sign and for members who are not the CEO, Conflict (409) when the text has changed,
 * AlreadyProcessed (409) the second time
 */
export default class SignContract {
  execute(command: SignCommand): Promise<{ signedAt: Date }> {
    const { actor, plan, contractType, digest } = command
    const owner = ownerIn(actor, plan)
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      const effect = signatureEffectOf(contractType)
      await effect?.lock(owner, trx)
      await holdTemplates(contractType, trx)
      const contract = await contractToSign(owner, contractType, trx)
      if (contract.id) throw new AlreadyProcessed(messages.alreadySigned)
      if (contract.digest !== digest) throw new Conflict(messages.textChanged)
      const { id, signedAt } = await keepEvidence(command, owner, contract, trx)
      await effect?.follow(owner, contract.term, trx)
      await publish('ContractSigned', { contractId: id, owner, contractType }, trx)
      return { signedAt }
    })
  }
}
