import fc from 'fast-check'
import {
  askToPay,
  askToSign,
  askToSignAll,
  enterPayment,
  enterRefusal,
  enterSignature,
  orderPath,
  sellTo,
  signAll,
} from '#tests/support/company_orders'
import { post, type Answer } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import * as supplier from '#tests/support/orders'
import { ceo, type CompanyModel } from './company_model.js'
import type { CompanyWorld } from './company_world.js'
import { pick } from './model.js'
import * as rules from './rules_of_companies.js'
import type { Step } from './step.js'

export type CompanyStep = Step<CompanyModel, CompanyWorld>

export const said = ({ status }: Answer) => String(status)
const hasInvoices = ({ invoices }: Readonly<CompanyModel>) => invoices.length > 0
/** The code that a member is sent is the newest of their phone. */
export const codeOf = (member: number) => `code of ${member}`

/** Asks for a code, and goes on with it where one is sent. */
export const withCode = async (
  phone: string,
  ask: () => Promise<Answer>,
  then: (code: string) => Promise<Answer>
): Promise<string> => {
  const asked = await ask()
  return asked.status === 200 ? said(await then(await codeFor(phone))) : said(asked)
}

const sale = (amount: number): CompanyStep => ({
  says: `sell(${amount})`,
  makes: 'invoices',
  predict: (model) => rules.sell(model, amount),
  async perform({ around, company, invoices }) {
    const answer = await sellTo(around.supplier, company, amount)
    const { id, referenceNumber } = answer.body
    invoices.push({ id, referenceNumber, supplier: around.supplier })
    return said(answer)
  },
})

const answering = (member: number, at: number, says: 'ACCEPTED' | 'REJECTED'): CompanyStep => ({
  says: `${says === 'ACCEPTED' ? 'sign' : 'reject'}(member ${member}, invoice ${at})`,
  applies: hasInvoices,
  makes: codeOf(member),
  picks: 'invoices',
  predict: (model) => rules.answer(model, pick(model.invoices, at), { member, says }),
  perform({ members, invoices }) {
    const by = members[member]
    const { id } = pick(invoices, at)
    const enter = says === 'ACCEPTED' ? enterSignature : enterRefusal
    return withCode(
      by.phone,
      () => askToSign(by, id),
      (code) => enter(by, id, code)
    )
  },
})

const distinct = <T>(list: readonly T[], places: number[]): T[] => [
  ...new Set(places.map((at) => pick(list, at))),
]

const signingBatch = (member: number, places: number[]): CompanyStep => ({
  says: `sign(member ${member}, invoices ${places.join()})`,
  applies: hasInvoices,
  makes: codeOf(member),
  picks: 'invoices',
  predict: (model) => rules.answerBatch(model, distinct(model.invoices, places), member),
  perform({ members, invoices }) {
    const by = members[member]
    const some = distinct(invoices, places)
    return withCode(
      by.phone,
      () => askToSignAll(by, some),
      (code) => signAll(by, some, code)
    )
  },
})

/** The code is sent, the distributor changes the invoice, and only then the code is entered. */
const signingLate = (member: number, at: number, amount: number): CompanyStep => ({
  says: `sign what has changed(member ${member}, invoice ${at}, ${amount})`,
  applies: hasInvoices,
  isMany: true,
  predict(model) {
    const invoice = pick(model.invoices, at)
    const refusal = rules.refusalToAnswer(model, invoice, member)
    if (refusal) return refusal
    const { round } = invoice
    rules.change(model, invoice, amount)
    const isSame = invoice.round === round
    const late = rules.refusalToAnswer(model, invoice, member)
    return isSame ? rules.answer(model, invoice, { member, says: 'ACCEPTED' }) : (late ?? '409')
  },
  perform({ members, invoices }) {
    const by = members[member]
    const invoice = pick(invoices, at)
    return withCode(
      by.phone,
      () => askToSign(by, invoice.id),
      async (code) => {
        await supplier.change(invoice, amount)
        return enterSignature(by, invoice.id, code)
      }
    )
  },
})

const bySeller = (at: number, amount: number | null): CompanyStep => ({
  says: amount === null ? `cancel(invoice ${at})` : `change(invoice ${at}, ${amount})`,
  applies: hasInvoices,
  // Between a signature's code and its entering a change is a third order of the two: "sign what has changed".
  ...(amount === null ? { picks: 'invoices' } : { makes: 'invoices' }),
  predict(model) {
    const invoice = pick(model.invoices, at)
    return amount === null ? rules.cancel(model, invoice) : rules.change(model, invoice, amount)
  },
  async perform({ invoices }) {
    const invoice = pick(invoices, at)
    return said(
      await (amount === null ? supplier.cancel(invoice) : supplier.change(invoice, amount))
    )
  },
})

const paying = (member: number, at: number): CompanyStep => ({
  says: `pay(member ${member}, invoice ${at})`,
  applies: hasInvoices,
  makes: codeOf(member),
  picks: 'invoices',
  predict: (model) => rules.pay(model, pick(model.invoices, at), member),
  perform({ members, invoices }) {
    const by = members[member]
    const { id } = pick(invoices, at)
    return withCode(
      by.phone,
      () => askToPay(by, id),
      (code) => enterPayment(by, id, code)
    )
  },
})

const nudging = (member: number, at: number): CompanyStep => ({
  says: `nudge(member ${member}, invoice ${at})`,
  applies: hasInvoices,
  picks: 'invoices',
  predict: (model) => rules.nudge(model, pick(model.invoices, at), member),
  perform: async ({
    members: {
      [member]: { token },
    },
    invoices,
  }) => said(await post(orderPath(pick(invoices, at).id, 'nudge'), {}, { token })),
})

/** Invoices: what becomes of them. @param members how many there are beside the CEO */
export const invoiceStepsOf = (members: number) => {
  const member = fc.nat(members)
  /** Mostly the CEO, where nobody else may. */
  const boss = fc.oneof(
    { weight: 6, arbitrary: fc.constant(ceo) },
    { weight: 1, arbitrary: member }
  )
  const invoice = fc.nat(5)
  const amount = fc.constantFrom(4_000_000, 7_000_000, 11_000_000, 25_000_000)
  return {
    sale: amount.map(sale),
    signing: fc.tuple(member, invoice).map(([by, at]) => answering(by, at, 'ACCEPTED')),
    rejecting: fc.tuple(member, invoice).map(([by, at]) => answering(by, at, 'REJECTED')),
    signingBatch: fc
      .tuple(member, fc.array(invoice, { minLength: 2, maxLength: 3 }))
      .map((a) => signingBatch(...a)),
    signingLate: fc.tuple(member, invoice, amount).map((a) => signingLate(...a)),
    changing: fc.tuple(invoice, amount).map((a) => bySeller(...a)),
    cancelling: invoice.map((at) => bySeller(at, null)),
    paying: fc.tuple(boss, invoice).map((a) => paying(...a)),
    nudging: fc.tuple(member, invoice).map((a) => nudging(...a)),
  }
}

export const opening = (amount: number) => sale(amount)
