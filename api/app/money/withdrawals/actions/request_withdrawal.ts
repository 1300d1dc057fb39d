import { inject } from '@adonisjs/core'
import type { Owner } from '#contracts/owners'
import { OneTimeCodes, type RightCode } from '#app/people/identity/one_time_codes'
import { OtpWrong } from '#app/people/identity/exceptions'
import { withdrawalHeld } from '#app/money/ledger/domain/entries'
import { WalletTooLow } from '#app/money/ledger/exceptions'
import Ledger from '#app/money/ledger/ledger'
import { ownerColumns, ownerIn, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { queue } from '#app/platform/jobs/main'
import { withdrawalCode } from '../domain/withdrawal_code.js'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { answerIbanInquiry } from '../jobs/answer_iban_inquiry.js'
import { confirmersOf, phonesOf } from '../queries/confirmers.js'
import { assertMayWithdraw } from '../steps/assert_may_withdraw.js'
import { lockOwnersWithdrawals } from '../steps/lock_withdrawal.js'

interface RequestCommand {
  actor: CustomerActor
  plan: unknown
  amount: number
  iban: string
  otpSecret: string
}

interface Requested {
  id: string
  status: 'REQUESTED'
}

/**
 * Holds the amount at once. adr/0043
 * @throws NotFound, OtpWrong (400) also for another amount's or account's code, InvalidFields, BusinessRule (422)
 */
@inject()
export default class RequestWithdrawal {
  constructor(
    private codes: OneTimeCodes,
    private ledger: Ledger
  ) {}

  async execute({ otpSecret, ...command }: RequestCommand): Promise<Requested> {
    const { actor, plan, amount, iban } = command
    const owner = ownerIn(actor, plan)
    refuseOtherMembers(actor)
    const code = await this.codes.check({ ...withdrawalCode(actor), code: otpSecret })
    if (code.binding.amount !== amount || code.binding.iban !== iban) {
      throw new OtpWrong(messages.codeForOther)
    }
    return transaction(async (trx) => {
      await lockOwnersWithdrawals(owner, trx)
      // First: a repeated call is told that the code is used, not that money lacks.
      await this.codes.consume(code, trx)
      await assertMayWithdraw({ owner, amount, iban }, trx)
      const id = await this.#keep(command, owner, code, trx)
      await this.#hold(owner, amount, id, trx)
      await this.#tell(command, owner, id, trx)
      await (await queue()).enqueue(answerIbanInquiry, { withdrawalId: id }, trx)
      return { id, status: 'REQUESTED' }
    })
  }

  async #keep(
    { actor, amount, iban }: Omit<RequestCommand, 'otpSecret'>,
    owner: Owner,
    code: RightCode,
    trx: Trx
  ): Promise<string> {
    const id = newId()
    await trx
      .insertQuery()
      .table('withdrawals')
      .insert({
        id,
        ...ownerColumns(owner),
        plan: owner.plan,
        amount,
        iban,
        code_id: code.id,
        requested_by: actor.id,
        requested_by_member: actor.member?.memberId ?? null,
        requested_at: clock.businessNow().toJSDate(),
      })
    return id
  }

  async #hold(owner: Owner, amount: number, id: string, trx: Trx) {
    const wallet = await this.ledger.walletOf(owner, trx)
    const source = { type: 'withdrawal', id }
    try {
      await this.ledger.post('WITHDRAWAL_HELD', withdrawalHeld(wallet, amount), source, trx)
    } catch (error) {
      // A payment was faster.
      if (error instanceof WalletTooLow) throw refusedField('amount', messages.walletSpent)
      throw error
    }
  }

  async #tell(
    { actor, amount, iban }: Omit<RequestCommand, 'otpSecret'>,
    owner: Owner,
    id: string,
    trx: Trx
  ) {
    const requestedByMember = actor.member?.memberId ?? null
    const asked = { requestedByMember, requestedAt: clock.businessNow().toJSDate() }
    const confirmers = await phonesOf(owner.id, await confirmersOf(owner, asked, trx), trx)
    await audit(
      {
        actor,
        command: 'withdrawals.request',
        subject: { type: 'withdrawals', id },
        after: { amount, iban },
      },
      trx
    )
    await publish('WithdrawalRequested', { withdrawalId: id, owner, amount, iban, confirmers }, trx)
  }
}
