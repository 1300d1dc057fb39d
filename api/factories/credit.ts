import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { platformFeeOf } from '#contracts/credit'
import OpenLine from '#app/credit/credit_lines/steps/open_line'
import { lockAllocatable } from '#app/credit/credit_lines/steps/lock_allocatable'
import TakePlatformFee from '#app/credit/credit_lines/steps/take_platform_fee'
import { lockOwnersFile, type FileName } from '#app/people/owners/files'
import type { Owner } from '#contracts/owners'
import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { setting } from '#app/reference/settings/settings'
import { asOwner } from './as_owner.js'

/** What a year of so much credit costs, VAT included; rials. */
export const feeFor = async (amount: number): Promise<number> =>
  platformFeeOf(amount, await setting('vatRatePpm')).totalAmount

/** Takes the fee of the year out of the wallet, which holds it. */
export const takeFee = async (owner: Owner): Promise<void> => {
  const take = await app.container.make(TakePlatformFee)
  await transaction(async (trx) => take.execute(await lockOwnersFile(owner, trx), trx))
}

/** Gives the credit to whose file this is, whoever would have to decide that. */
export const giveCredit = async (file: FileName, amount: number) => {
  const openLine = await app.container.make(OpenLine)
  // Above what one person may give, the database wants a second one's approval.
  const give = amount > (await setting('fourEyesAboveRials')) ? asOwner : transaction
  const lineId = await give(async (trx) => {
    const allocatable = await lockAllocatable(file, trx)
    return openLine.execute({ actor: system('world'), allocatable, amount }, trx)
  })
  const { account_id: accountId } = await db.from('credit_lines').where('id', lineId).firstOrFail()
  return { lineId, accountId: accountId as string, limit: amount }
}
