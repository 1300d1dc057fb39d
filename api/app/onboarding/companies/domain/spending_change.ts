import { words } from '#contracts/words'
import type { MonthlyCeiling, SpendingChange } from '#contracts/spending'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { CodeBinding } from '#app/people/identity/domain/code_seal'
import type { CodeScope } from '#app/people/identity/one_time_codes'
import { grouped } from '#app/platform/values/money'
import { messages } from '../i18n/fa.js'

type OfPerson<Change> = Change extends { kind: 'CEILING' }
  ? // Null in what waited before persons were kept: it fits nobody.
    Change & { nationalCode: string | null }
  : Change
/** A change with the person for whom it is: the row of a holder may be given another one. */
export type BoundSpending = OfPerson<SpendingChange>

type WithoutLoss<Change> = Change extends BoundSpending ? Omit<Change, 'largestLoss'> : never
/** What the CEO wants, before anybody counted what could be lost by it. */
export type WantedSpending = WithoutLoss<BoundSpending>

export const spendingCode = ({ owner, phone, sessionId }: CustomerActor): CodeScope => ({
  purpose: 'SPENDING',
  subject: owner.id,
  phone,
  sessionId,
})

const orNone = (ceiling: MonthlyCeiling) => ceiling ?? 'none'

/** The whole content: the same code opens no other change, and none whose loss has grown since it was read. adr/0014 */
export const bindingOf = (change: BoundSpending): CodeBinding =>
  change.kind === 'METHOD'
    ? {
        kind: change.kind,
        before: change.before,
        after: change.after,
        largestLoss: change.largestLoss,
      }
    : {
        kind: change.kind,
        holderId: change.holderId,
        nationalCode: change.nationalCode ?? 'none',
        before: orNone(change.before),
        after: orNone(change.after),
        largestLoss: change.largestLoss,
      }

/** As the trail says it. */
export const spendingFacts = (change: WantedSpending) => {
  const of = change.kind === 'METHOD' ? 'paymentMethod' : 'ceiling'
  return { before: { [of]: change.before }, after: { [of]: change.after } }
}

const ceilingText = (ceiling: MonthlyCeiling) =>
  messages.spending.ceilingText(ceiling === null ? null : grouped(ceiling))

/** Letters of a name in a message: whoever names a holder writes no message of their own. */
const nameMax = 40

/** As messages say it. @param holder what the holder is called */
export const spendingText = (change: WantedSpending, holder: string): string =>
  change.kind === 'METHOD'
    ? messages.spending.method(
        words.companyPaymentMethod[change.before],
        words.companyPaymentMethod[change.after]
      )
    : messages.spending.ceiling(
        holder.slice(0, nameMax),
        ceilingText(change.before),
        ceilingText(change.after)
      )
