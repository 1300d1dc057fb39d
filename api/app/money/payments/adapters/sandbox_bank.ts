import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { setting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import type { Client } from '#app/platform/database/database'

export const sandboxResults = ['success', 'fail', 'leave'] as const
export type SandboxResult = (typeof sandboxResults)[number]

/**
 * Faults the setting can switch on. In verify and reverse the bank has acted; only its answer is late, lost or useless.
 */
export type SandboxBankFault =
  | 'TOKEN_TIMEOUT'
  | 'VERIFY_SLOW'
  | 'VERIFY_TIMEOUT'
  | 'VERIFY_THROTTLED'
  | 'VERIFY_UNKNOWN_CODE'
  | 'INQUIRY_TIMEOUT'
  | 'REVERSE_TIMEOUT'
  | 'DUPLICATE_CALLBACK'

export const hasBankFault = async (fault: SandboxBankFault): Promise<boolean> =>
  (await setting('sandboxGatewayFaults')).split(',').some((name) => name.trim() === fault)

export interface SandboxPayment {
  token: string
  reference_code: string
  amount: number
  callback_url: string
  /** OPEN until the customer decides; PAID is reversed unless verified. */
  result: 'OPEN' | 'PAID' | 'FAILED' | 'VERIFIED' | 'REVERSED'
  receipt: string | null
}

const table = 'sandbox_gateway_payments'

export const sandboxBank = {
  async open(
    payment: Pick<SandboxPayment, 'token' | 'reference_code' | 'amount' | 'callback_url'>
  ) {
    await db
      .insertQuery()
      .table(table)
      .insert({ ...payment, created_at: clock.systemNow().toJSDate() })
  },

  find(token: string, client: Client = db.connection()): Promise<SandboxPayment | null> {
    return client.from(table).where({ token }).first()
  },

  /** A decision is final. */
  async decide(token: string, result: SandboxResult): Promise<SandboxPayment | null> {
    const decided = { success: 'PAID', fail: 'FAILED', leave: null }[result]
    if (decided) {
      await db
        .from(table)
        .where({ token, result: 'OPEN' })
        .update({ result: decided, receipt: decided === 'PAID' ? newReceipt() : null })
    }
    return sandboxBank.find(token)
  },

  /** Idempotent, like a real bank's. */
  async verify(token: string): Promise<SandboxPayment | null> {
    await db
      .from(table)
      .where({ token, result: 'PAID' })
      .update({ result: 'VERIFIED', verified_at: clock.systemNow().toJSDate() })
    return sandboxBank.find(token)
  },

  async reverse(token: string): Promise<boolean> {
    await db
      .from(table)
      .where({ token })
      .whereIn('result', ['PAID', 'VERIFIED'])
      .update({ result: 'REVERSED' })
    return (await sandboxBank.find(token))?.result === 'REVERSED'
  },
}

const newReceipt = () => String(randomInt(10 ** 11, 10 ** 12))
