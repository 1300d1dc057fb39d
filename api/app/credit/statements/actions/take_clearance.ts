import type { Plan } from '#contracts/plans'
import { creditLineOf, type CreditLine } from '#app/credit/credit_lines/queries/credit_line'
import { owedByOwner } from '#app/credit/installments/queries/owed_by_owner'
import { fileOf } from '#app/people/owners/files'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { setting } from '#app/reference/settings/settings'
import { refusalOfClearance } from '../domain/clearance.js'
import { timelineOf } from '../domain/obligations.js'
import { clearance as text } from '../i18n/fa.js'
import { holderOf, type Holder } from '../queries/holder.js'
import { openDebts, openLateFees } from '../queries/owed_goods.js'

export interface Clearance {
  /** Of the letter that is issued for it. */
  signedFileId: string
  plan: Plan
  holder: Holder
  line: CreditLine
  bankName: string
  at: Date
}

interface ClearanceCommand {
  actor: CustomerActor
  plan: unknown
}

/** That an owner owes nothing of a credit. Who took the letter is written down. */
export default class TakeClearance {
  /** @throws NotFound for a foreign plan, BusinessRule while anything is owed or disputed */
  async execute({ actor, plan }: ClearanceCommand): Promise<Clearance> {
    const { owner } = await fileOf(actor, plan)
    const at = clock.businessNow().toJSDate()
    const books = { owner, cardHolder: null }
    const debts = [...(await openDebts(books)), ...(await openLateFees(books))]
    const { totals } = timelineOf(debts, clock.today())
    // Read last: what was bought meanwhile is used credit.
    const line = await creditLineOf(owner)
    const { hasFraud } = await owedByOwner(owner)
    const refusal = refusalOfClearance(line, totals, hasFraud)
    if (refusal || !line) throw new BusinessRule(text.refusals[refusal ?? 'NO_CREDIT'])
    const subject = { type: 'credit-lines', id: line.id }
    const command = 'credit-lines.take-clearance'
    const signedFileId = newId()
    await transaction((trx) => audit({ actor, command, subject, after: { signedFileId } }, trx))
    const bankName = (await setting('bankName')) || text.theBank
    const holder = await holderOf(owner)
    return { signedFileId, plan: owner.plan, holder, line, bankName, at }
  }
}
