import db from '@adonisjs/lucid/services/db'
import type { BankQuestion } from '#contracts/payments'
import { clock } from '#app/platform/time/clock'
import type { Client } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { BankAnswer } from '../domain/gateway.js'
import { keptCode } from '../domain/verdicts.js'

const receiptMax = 100

export const keepBankAnswer = async (
  paymentId: string,
  question: BankQuestion,
  { code, verdict, receipt }: Pick<BankAnswer, 'code' | 'verdict' | 'receipt'>,
  attempt = 0,
  client: Client = db.connection()
): Promise<void> => {
  await client
    .insertQuery()
    .table('payment_bank_answers')
    .insert({
      id: newId(),
      payment_id: paymentId,
      indicator: db.raw('(select indicator from payments where id = ?)', [paymentId]),
      at: clock.systemNow().toJSDate(),
      question,
      code: keptCode(code),
      verdict,
      receipt: receipt?.slice(0, receiptMax) ?? null,
      attempt,
    })
}
