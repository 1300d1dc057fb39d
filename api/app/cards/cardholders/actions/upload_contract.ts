import { cardContractKinds } from '#contracts/card_holders'
import { uploadLimits } from '#contracts/limits'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { paperMessages } from '#app/onboarding/companies/i18n/fa'
import { keepPapers } from '#app/onboarding/companies/steps/keep_papers'
import { withPapers } from '#app/onboarding/companies/steps/with_papers'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import type { SentPapers } from '#app/platform/files/papers'
import { messages } from '../i18n/fa.js'
import { cardHolder, type CardHolder } from '../queries/card_holder.js'
import { askContractSignatories, paperDigest } from '../steps/ask_contract_signatories.js'
import { lockHolderOf } from '../steps/lock_holder.js'

interface UploadCommand {
  actor: CustomerActor
  userId: string
  files: SentPapers<(typeof cardContractKinds)[number]>
}

const paperWords = paperMessages(uploadLimits.cardIssuanceContract / 1_000_000)

/** A replacement restarts signatures and review. company §2 "Card contract upload screen" */
export default class UploadContract {
  /**
   * @throws NotFound, InvalidFields for the picture, Conflict once there is a card, BusinessRule for other than the CEO
   */
  async execute({ actor, userId, files }: UploadCommand): Promise<CardHolder> {
    const { companyId } = ceoOf(actor)
    await cardHolder(companyId, userId)
    const form = { kinds: cardContractKinds, files, messages: paperWords }
    return withPapers(form, async (papers) => {
      const paper = papers.cardIssuanceContract!
      const digest = await paperDigest(paper)
      return transaction(async (trx) => {
        const holder = await lockHolderOf({ companyId, userId }, trx)
        if (holder.hasCard) throw new Conflict(messages.contractFixed)
        const of = { companyId, cardHolderId: holder.id }
        const { cardIssuanceContract } = await keepPapers(of, papers, trx)
        const contract = { holder, contractId: cardIssuanceContract!, paper, digest }
        await askContractSignatories(contract, trx)
        await trx.from('card_holders').where('id', holder.id).update({
          contract_status: 'PENDING',
          contract_rejection: null,
          contract_signed_at: null,
          updated_at: clock.businessNow().toJSDate(),
        })
        const subject = { type: 'card-holders', id: holder.id }
        await audit({ actor, command: 'card-holders.upload-contract', subject }, trx)
        return cardHolder(companyId, userId, trx)
      })
    })
  }
}
