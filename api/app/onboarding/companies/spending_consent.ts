import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { consentersOf } from '#contracts/spending'
import { OtpWrong } from '#app/people/identity/exceptions'
import { OneTimeCodes, type RightCode } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { grouped } from '#app/platform/values/money'
import { ceoOf } from './domain/member_of.js'
import {
  bindingOf,
  spendingCode,
  spendingFacts,
  spendingText,
  type BoundSpending,
  type WantedSpending,
} from './domain/spending_change.js'
import './events.js'
import { messages } from './i18n/fa.js'
import { membersOf } from './queries/board.js'
import { newestRule } from './queries/current_rule.js'
import { holderNameOf, lossOf } from './queries/spending.js'
import { applySpending, widens } from './steps/apply_spending.js'
import { assertMayOpen, openChange } from './steps/open_change.js'
import type { RuleOutcome } from './steps/propose_rule.js'

export interface SentCode {
  phone: string
  expirationMillis: number
  largestLoss: number
}

/**
 * Changes what is spent without signatures: narrower at once, wider with the CEO's code and another signatory's consent.
 * adr/0050
 */
@inject()
export class SpendingConsent {
  constructor(private codes: OneTimeCodes) {}

  /**
   * Refused before sending where the change would be, once the code is entered.
   * @throws BusinessRule for who is not the CEO, Conflict (409) while another change waits, Throttled (429) beyond a day's
   *   quota, OtpAlreadySent (429)
   */
  async sendCode(actor: CustomerActor, change: WantedSpending): Promise<SentCode> {
    const { companyId, memberId } = ceoOf(actor)
    const rule = widens(change) ? await newestRule(companyId) : undefined
    if (rule && consentersOf(rule, memberId).length > 0) {
      await assertMayOpen(companyId, db.connection())
    }
    const largestLoss = await lossOf(companyId, change)
    const text = spendingText(change, await holderNameOf(companyId, change))
    const { expirationMillis } = await this.codes.send({
      ...spendingCode(actor),
      binding: bindingOf({ ...change, largestLoss }),
      params: { change: text, loss: grouped(largestLoss) },
    })
    return { phone: actor.phone, expirationMillis, largestLoss }
  }

  /** On its own connection, so that a wrong try counts whatever follows. @throws OtpWrong (400) */
  async checked(actor: CustomerActor, otpSecret?: string): Promise<RightCode | null> {
    if (otpSecret === undefined) return null
    return this.codes.check({ ...spendingCode(actor), code: otpSecret })
  }

  /**
   * The caller holds the company, and the holder before it.
   * @throws InvalidFields for a wider change without a code, OtpWrong (400) for a code of another content, Conflict (409)
   *   while another change waits, Throttled (429) beyond a day's quota
   */
  async change(
    {
      actor,
      change,
      code,
    }: { actor: CustomerActor; change: WantedSpending; code: RightCode | null },
    trx: Trx
  ): Promise<RuleOutcome> {
    const { companyId, memberId } = ceoOf(actor)
    if (!widens(change)) {
      if (change.before !== change.after) await applySpending({ actor, companyId, change }, trx)
      return { isInForce: true }
    }
    if (!code) throw refusedField('otpSecret', messages.spending.codeNeeded)
    const told: BoundSpending = { ...change, largestLoss: await lossOf(companyId, change, trx) }
    await this.codes.consume(code, trx)
    const expected = bindingOf(told)
    const names = Object.keys(expected)
    if (names.some((name) => code.binding[name] !== expected[name])) {
      throw new OtpWrong(messages.spending.codeForOther)
    }
    const rule = await newestRule(companyId, trx)
    const consenters = rule ? consentersOf(rule, memberId) : []
    if (!rule || consenters.length === 0) {
      await applySpending({ actor, companyId, change }, trx)
      return { isInForce: true }
    }
    return this.#propose({ actor, change: told, rule, consenters }, trx)
  }

  async #propose(
    {
      actor,
      change,
      rule,
      consenters,
    }: {
      actor: CustomerActor
      change: BoundSpending
      rule: NonNullable<Awaited<ReturnType<typeof newestRule>>>
      consenters: string[]
    },
    trx: Trx
  ): Promise<RuleOutcome> {
    const { companyId, memberId } = ceoOf(actor)
    const { kind, largestLoss } = change
    const holderName = await holderNameOf(companyId, change, trx)
    const of: Record<string, string | number | null> =
      change.kind === 'METHOD'
        ? { former_method: change.before, method: change.after }
        : {
            ...{ holder_id: change.holderId, holder_code: change.nationalCode },
            ...{ holder_name: holderName, former_ceiling: change.before, ceiling: change.after },
          }
    const waiting = { companyId, memberId, baseVersion: rule.version, rule, isForBank: false, kind }
    const spending = { ...of, largest_loss: largestLoss }
    const changeId = await openChange({ ...waiting, spending }, trx)
    const subject = { type: 'companies', id: companyId }
    const { before, after } = spendingFacts(change)
    const line = { actor, command: 'companies.propose-spending', subject, before } as const
    await audit({ ...line, after: { ...after, changeId, largestLoss } }, trx)
    const members = await membersOf(companyId, trx)
    const phones = members.filter(({ id }) => consenters.includes(id)).map(({ phone }) => phone)
    const text = spendingText(change, holderName)
    await publish(
      'CompanySpendingProposed',
      { changeId, companyId, phones, text, largestLoss },
      trx
    )
    return { isInForce: false, changeId }
  }
}
