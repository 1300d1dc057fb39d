import { Listed } from '#app/people/blacklists/steps/refuse_listed'
import { recordHit } from '#app/people/blacklists/steps/record_hit'
import { costOf } from '#app/trade/orders/domain/cost'
import type { Sale } from '#app/trade/orders/domain/sale'
import { CustomerUnknown } from '#app/trade/orders/exceptions'
import { remainCreditOf } from '#app/trade/orders/queries/remain_credit'
import { keepCreditAsked } from '#app/trade/orders/steps/keep_credit_asked'
import { trySale } from '#app/trade/orders/steps/try_sale'
import { amountFrom } from '#contracts/orders'
import type { Plan } from '#contracts/plans'
import type { DistributorUser } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { creditVerdict, type KnownCredit } from '../domain/credit.js'
import { isReady, type UploadedInvoice, type Verdict } from '../domain/invoices.js'
import { verdictOf } from '../domain/verdict.js'
import { messages } from '../i18n/fa.js'
import type { StandingSale } from '../queries/mended_lines.js'
import { servedPlans } from '../queries/uploads.js'

export interface JudgedInvoice {
  invoice: UploadedInvoice
  /** Null where its lines are at fault. */
  verdict: Verdict | null
  /** In the plan that the buyer has; null unless it is ready. */
  sale: Sale | null
}

interface Trial {
  sale: Sale
  facts?: Awaited<ReturnType<typeof trySale>>
  refusal?: unknown
}

type Facts = NonNullable<Trial['facts']>

/** A connection is given back in between: others wait for one too. */
const atOnce = 25

const inPlan = (sale: Sale, plan: Plan): Sale => ({ ...sale, customer: { ...sale.customer, plan } })

const tryIn = async (distributorId: string, sale: Sale, trx: Trx): Promise<Trial> => {
  try {
    return { sale, facts: await trySale(distributorId, sale, trx) }
  } catch (refusal) {
    verdictOf(refusal)
    return { sale, refusal }
  }
}

interface Seller {
  distributorId: string
  /** In which it sells. */
  served: readonly Plan[]
}

/** In the one plan in which it can be sold; where that is none, the first refusal that says more than "unknown". */
const trial = async (
  { distributorId, served }: Seller,
  { sale, plans }: UploadedInvoice,
  trx: Trx
): Promise<Trial> => {
  const possible = plans.filter((plan) => served.includes(plan))
  const trials: Trial[] = []
  for (const plan of possible.length > 0 ? possible : plans.slice(0, 1))
    trials.push(await tryIn(distributorId, inPlan(sale!, plan), trx))
  const known = trials.filter(({ refusal }) => !(refusal instanceof CustomerUnknown))
  const sold = known.filter(({ facts }) => facts)
  if (sold.length > 1) return { sale: sale!, refusal: refusedField('plan', messages.planOpen) }
  return sold[0] ?? known[0] ?? trials[0]!
}

const costIn = ({ sale, facts }: { sale: StandingSale; facts: Facts }): number =>
  amountFrom('CREDIT', costOf(sale.grandTotalAmount, facts, sale.dueDateInDays)!)

/** Of each buyer once; how much of it the file itself uses up is counted. */
class Credits {
  readonly #known = new Map<string, KnownCredit | null>()
  readonly #told = new Set<string>()

  /** @param others are sales of the same file that stand already, by how they name the buyer */
  constructor(
    private actor: DistributorUser,
    private others: readonly StandingSale[]
  ) {}

  #usedBy({ customer }: Sale, facts: Facts): number {
    const same = this.others.filter(({ customer: other }) =>
      (['phone', 'nationalCode', 'companyUniqueId', 'plan'] as const).every(
        (name) => other[name] === customer[name]
      )
    )
    return same.reduce((sum, sale) => sum + costIn({ sale, facts }), 0)
  }

  async verdict(sale: Sale, facts: Facts): Promise<Verdict> {
    const { owner } = facts
    const { plan } = sale.customer
    const key = `${owner.type}:${owner.id}:${plan}`
    if (!this.#known.has(key)) {
      const found = await remainCreditOf(this.actor.distributorId, { owner }, plan)
      this.#known.set(key, found && { ...found.credit, used: this.#usedBy(sale, facts) })
    }
    const credit = this.#known.get(key) ?? null
    const cost = costIn({ sale, facts })
    const verdict = creditVerdict(credit, cost)
    if (credit && isReady(verdict)) credit.used += cost
    else if (credit && !this.#told.has(key)) {
      this.#told.add(key)
      await keepCreditAsked({ actor: this.actor, plan, ownerId: owner.id })
    }
    return verdict
  }
}

const judged = async (invoice: UploadedInvoice, tried: Trial, credits: Credits) => {
  const { sale, facts, refusal } = tried
  const verdict = facts ? await credits.verdict(sale, facts) : verdictOf(refusal)
  return { invoice, verdict, sale: isReady(verdict) ? sale : null }
}

/** What would become of each invoice if it were sold now. Nothing is written but who is kept out. */
export const judgeInvoices = async (
  actor: DistributorUser,
  invoices: readonly UploadedInvoice[],
  others: readonly StandingSale[] = []
): Promise<JudgedInvoice[]> => {
  const { distributorId } = actor
  const seller = { distributorId, served: await servedPlans(distributorId) }
  const credits = new Credits(actor, others)
  const answers: JudgedInvoice[] = []
  for (let from = 0; from < invoices.length; from += atOnce) {
    const some = invoices.slice(from, from + atOnce)
    const trials = await transaction(async (trx) => {
      const tried: (Trial | null)[] = []
      for (const invoice of some) tried.push(invoice.sale && (await trial(seller, invoice, trx)))
      return tried
    })
    for (const [at, tried] of trials.entries()) {
      const invoice = some[at]!
      if (tried?.refusal instanceof Listed) await keepHit(actor, tried.refusal)
      answers.push(
        tried ? await judged(invoice, tried, credits) : { invoice, verdict: null, sale: null }
      )
    }
  }
  return answers
}

const keepHit = (actor: DistributorUser, { entryId, place }: Listed) =>
  transaction((trx) => recordHit({ actor, entryId, place }, trx))
