import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { codeDigits, codeRules } from '#contracts/codes'
import type { CodePurpose } from '#contracts/identity'
import { settingDefaults } from '#contracts/settings'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { Sms } from '#app/people/notifications/sms'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { ErrorMembers } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { sameHash } from '#app/platform/secrets/same_hash'
import type { CodeRequester } from './domain/code_requester.js'
import { sealOf, type CodeBinding } from './domain/code_seal.js'
import { askerHash, attemptHash, codeHash } from './domain/secrets.js'
import {
  CodeNotDelivered,
  OtpAlreadySent,
  OtpLocked,
  OtpWrong,
  TooManyCodes,
  TooManyCodesOfStrangers,
} from './exceptions.js'
import { messages } from './i18n/fa.js'

/** What a code is for; the same when it is asked for and when it is entered. */
export type CodeScope = {
  purpose: CodePurpose
  /** What it allows: the phone that signs in, the id of the order. */
  subject: string
  phone: string
} & (
  | {
      /** Codes asked for within a session work in that session alone. */
      sessionId: string
    }
  | {
      /** Before there is a session, the browser or the network address that asks. */
      asker: CodeRequester
    }
)

type Sending = CodeScope & {
  binding?: CodeBinding
  /** The message that carries the code; that of its purpose when it is not given. */
  template?: TemplateName
  params?: Record<string, string>
  running?: ErrorMembers
  /** What support holds for who asks: it is sent whatever others have asked for. */
  reservedId?: string
}

/** A right code that is not used up yet. */
export interface RightCode {
  id: string
  binding: CodeBinding
}

const templateOf = {
  LOGIN: 'login-code',
  INVOICE_PAYMENT: 'payment-code',
  CARD_BLOCK: 'card-block-code',
  CARD_FORGOT_PIN: 'card-pin-code',
  CARD_UNFREEZE: 'card-unfreeze-code',
  CARD_CVV2: 'card-cvv2-code',
  CREDIT_SCORE: 'credit-score-code',
  SIGNATURE: 'signature-code',
  WITHDRAWAL: 'withdrawal-code',
  SPENDING: 'spending-code',
} as const satisfies Record<CodePurpose, TemplateName>

const textOfSpent = {
  STRANGERS_SPENT: messages.strangersSpent,
  NETWORKS_SPENT: messages.networksSpent,
  ADDRESS_SPENT: messages.addressSpent,
} as const

interface Sent {
  outcome: 'SENT' | 'LOCKED' | 'RUNNING' | 'THROTTLED' | keyof typeof textOfSpent
  millis: number
}
interface Checked {
  verdict: 'RIGHT' | 'WRONG' | 'STRANGE' | 'EXHAUSTED' | 'GONE' | 'LOCKED'
  code_id: string
  bound: CodeBinding
  sealed: string
  millis: number
}

const askerOf = (scope: CodeScope): string =>
  'sessionId' in scope ? `session:${scope.sessionId}` : scope.asker.name

/**
 * Whom failures lock: a person in all sessions, since they may open one after the other, but before there is a
 * session the asker alone, since everybody may try everybody's phone.
 */
const lockedOf = (scope: CodeScope): string =>
  'sessionId' in scope ? scope.phone : attemptHash(scope.phone, scope.asker.name)

/** Empty for who is known to the phone. */
const strangersAddress = (scope: CodeScope): string =>
  'sessionId' in scope || scope.asker.isKnown ? '' : askerHash(scope.asker.address)

const hashOf = (code: string, scope: CodeScope) =>
  codeHash(code, scope.purpose, scope.subject, askerOf(scope))

/** The first digit is never 0, because clients send the code as a number. */
const newCode = (purpose: CodePurpose) =>
  String(randomInt(10 ** (codeDigits[purpose] - 1), 10 ** codeDigits[purpose]))

/**
 * Codes sent by SMS: a keyed hash bound to purpose, subject, what is agreed and to who asked; two minutes,
 * three tries, used once. Who did not ask for a code neither tries it nor uses up its tries.
 * domain "One-time codes", quality "Security"
 *
 * Using one takes two steps, so that a wrong try counts even when the payment rolls back:
 * `check` on its own connection (SQL `check_code(...)`), then `consume` in the transaction of what the
 * code allows — or SQL `consume_code(id uuid, now timestamptz) returns boolean` inside another function.
 */
@inject()
export class OneTimeCodes {
  constructor(private sms: Sms) {}

  /**
   * Sends a new code. Phones that we do not know get the same answer as those that we do.
   * A running code of the same asker with another binding is void from then on.
   * @returns the milliseconds that the code lives
   * @throws OtpAlreadySent, OtpLocked, TooManyCodes, TooManyCodesOfStrangers (429), CodeNotDelivered (503)
   */
  async send({
    binding = {},
    params = {},
    running = {},
    template,
    reservedId,
    ...scope
  }: Sending): Promise<{ expirationMillis: number }> {
    const id = newId()
    const code = newCode(scope.purpose)
    const hash = hashOf(code, scope)
    const [{ outcome, millis }] = await prepared<Sent>(
      'send_code',
      'select * from send_code(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [
        id,
        scope.purpose,
        scope.subject,
        scope.phone,
        askerHash(askerOf(scope)),
        lockedOf(scope),
        strangersAddress(scope),
        hash,
        JSON.stringify(binding),
        sealOf(id, hash, binding),
        clock.systemNow().toJSDate(),
        codeRules.lifeMs,
        codeRules.sendsPerPhone,
        codeRules.sendsWindowMs,
        settingDefaults.codesPerPhonePerDay,
        settingDefaults.codesPerAddressPerDay,
        reservedId ?? null,
      ]
    )
    if (outcome === 'LOCKED') throw new OtpLocked(millis)
    if (outcome === 'RUNNING') throw new OtpAlreadySent(millis, running)
    if (outcome === 'THROTTLED') throw new TooManyCodes(millis)
    if (outcome !== 'SENT') throw new TooManyCodesOfStrangers(millis, textOfSpent[outcome])
    await this.#deliver(id, scope, template ?? templateOf[scope.purpose], { ...params, code })
    return { expirationMillis: millis }
  }

  /**
   * Evaluates one try of who asked for the code; it counts whatever follows.
   * @param code ASCII digits, as the validator `otpSecret` leaves them
   * @throws OtpWrong (400) also for used, expired and exhausted codes, OtpLocked (429)
   */
  async check({ code, ...scope }: CodeScope & { code: string }): Promise<RightCode> {
    const hash = hashOf(code, scope)
    const [found] = await prepared<Checked>(
      'check_code',
      'select * from check_code(?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [
        scope.purpose,
        scope.subject,
        scope.phone,
        askerHash(askerOf(scope)),
        lockedOf(scope),
        hash,
        clock.systemNow().toJSDate(),
        codeRules.maxTries,
        codeRules.lockAfterFailures,
      ]
    )
    if (found.verdict === 'LOCKED') throw new OtpLocked(found.millis)
    if (found.verdict === 'EXHAUSTED') throw new OtpWrong(messages.codeSpent)
    if (found.verdict !== 'RIGHT') throw new OtpWrong()
    if (!sameHash(found.sealed, sealOf(found.code_id, hash, found.bound))) {
      throw new Error(`the binding of the one-time code ${found.code_id} was changed`)
    }
    return { id: found.code_id, binding: found.bound }
  }

  /** Uses the code up, with what it allows. @throws OtpWrong when somebody was faster */
  async consume({ id }: RightCode, trx: Trx): Promise<void> {
    const [{ used }] = await prepared<{ used: boolean }>(
      'consume_code',
      'select consume_code(?, ?) as used',
      [id, clock.systemNow().toJSDate()],
      trx
    )
    if (!used) throw new OtpWrong()
  }

  /** Makes a used code good again, for what it allowed and another program then failed to do. */
  async giveBack({ id }: RightCode): Promise<void> {
    await db.from('one_time_codes').where({ id }).update({ consumed_at: null })
  }

  /** A code that reached nobody must not keep its owner from asking again. */
  async #deliver(
    id: string,
    scope: CodeScope,
    template: TemplateName,
    params: Record<string, string>
  ) {
    const isSent = await this.sms.send({
      key: id,
      phone: scope.phone,
      template,
      params,
    })
    if (isSent) return
    await db
      .from('one_time_codes')
      .where({ id })
      .update({ expires_at: clock.systemNow().toJSDate() })
    await db.from('reserved_codes').where({ code_id: id }).update({ code_id: null })
    throw new CodeNotDelivered()
  }
}
