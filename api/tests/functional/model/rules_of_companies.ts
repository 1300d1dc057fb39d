import { widensCeiling } from '#contracts/spending'
import type { SignatureLevel } from '#contracts/quorum'
import {
  ceo,
  isMember,
  newestOf,
  newInvoice,
  type CompanyModel,
  type InvoiceModel,
  type RuleModel,
} from './company_model.js'
import { endDelegations, signsFor } from './rules_of_delegations.js'

/** What the product must do for a company. Outcomes are HTTP statuses. domain "Companies" */

const strength = { MANDATORY: 2, OPTIONAL: 1, NOT_ALLOWED: 0 } as const

/** Removed, or given less to say than by the rule of the invoice. */
const isGone = (model: CompanyModel, { rule }: InvoiceModel, member: number): boolean => {
  const [then, today] = [model.rules[rule].levels[member], newestOf(model).levels[member]]
  return !then || !today || strength[today] < strength[then]
}

/** Has answered in the place of another, and can answer no more. */
const isSpent = ({ givers }: InvoiceModel, member: number): boolean =>
  Object.entries(givers).some(([place, by]) => by === member && Number(place) !== member)

interface Count {
  verdict: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'UNREACHABLE'
  waitsForSomebody: boolean
}

const count = (model: CompanyModel, invoice: InvoiceModel): Count => {
  const { levels, minimum } = model.rules[invoice.rule]
  const of = (level: SignatureLevel) => [...levels.keys()].filter((at) => levels[at] === level)
  const [mandatory, optional] = [of('MANDATORY'), of('OPTIONAL')]
  const said = (answer: 'ACCEPTED' | 'REJECTED') => (at: number) => invoice.answers[at] === answer
  const isSilent = (at: number) => !invoice.answers[at] && !isSpent(invoice, at)
  const missing = mandatory.filter((at) => isSilent(at) && !isGone(model, invoice, at))
  const agreed = optional.filter(said('ACCEPTED')).length
  const silent = optional.filter(isSilent)
  const left = silent.filter((at) => !isGone(model, invoice, at)).length
  const verdict = (): Count['verdict'] => {
    if (mandatory.some(said('REJECTED'))) return 'REJECTED'
    const isMet = missing.length === 0 && agreed >= minimum
    if (isMet)
      return Object.values(invoice.answers).includes('ACCEPTED') ? 'ACCEPTED' : 'UNREACHABLE'
    if (agreed + left >= minimum) return 'PENDING'
    return agreed + silent.length >= minimum ? 'UNREACHABLE' : 'REJECTED'
  }
  return {
    verdict: verdict(),
    waitsForSomebody: missing.length > 0 || (agreed < minimum && left > 0),
  }
}

/** Only signatories of the rule that counts can have answered by it. */
const keepOwn = ({ levels }: RuleModel, invoice: InvoiceModel) => {
  for (const at of Object.keys(invoice.answers).map(Number)) {
    if (!levels[at]) delete invoice.answers[at]
  }
}

const assess = (model: CompanyModel, invoice: InvoiceModel): void => {
  if (invoice.approbation !== 'PENDING' || invoice.status !== 'CREATED') return
  let { verdict } = count(model, invoice)
  if (verdict === 'UNREACHABLE') {
    invoice.rule = model.rules.length - 1
    keepOwn(newestOf(model), invoice)
    ;({ verdict } = count(model, invoice))
  }
  if (verdict === 'ACCEPTED') invoice.approbation = 'ACCEPTED'
  if (verdict === 'REJECTED')
    Object.assign(invoice, { approbation: 'REJECTED', status: 'CANCELED' })
}

/** Whose place an answer fills, and who gives it; the same member where they answer for themselves. */
interface Place {
  member: number
  by: number
}

/** Whether too few could still answer, if this member answered for another and not for themselves. */
const isOwnNeeded = (model: CompanyModel, invoice: InvoiceModel, { member, by }: Place) => {
  const level = model.rules[invoice.rule].levels[by]
  if (!level || isGone(model, invoice, by) || invoice.answers[by]) return false
  if (level === 'MANDATORY') return true
  const after = structuredClone(invoice)
  after.answers[member] = 'ACCEPTED'
  after.givers[member] = by
  return ['REJECTED', 'UNREACHABLE'].includes(count(model, after).verdict)
}

/** Null where the answer may be given. @param by another than the member where they are away */
export const refusalToAnswer = (
  model: CompanyModel,
  invoice: InvoiceModel,
  member: number,
  by = member
): string | null => {
  if (!isMember(model, by)) return '401'
  if (by !== member && !signsFor(model, { absent: member, delegate: by })) return '422'
  if (invoice.answers[member]) return '409'
  const level = model.rules[invoice.rule].levels[member]
  if (!level || level === 'NOT_ALLOWED' || isGone(model, invoice, member)) return '422'
  if (by !== member && isOwnNeeded(model, invoice, { member, by })) return '422'
  if (Object.values(invoice.givers).includes(by)) return '409'
  return invoice.approbation !== 'PENDING' || invoice.status !== 'CREATED' ? '409' : null
}

type Answer = 'ACCEPTED' | 'REJECTED'

export const answer = (
  model: CompanyModel,
  invoice: InvoiceModel,
  { member, by = member, says }: { member: number; by?: number; says: Answer }
): string => {
  const refusal = refusalToAnswer(model, invoice, member, by)
  if (refusal) return refusal
  invoice.answers[member] = says
  invoice.givers[member] = by
  invoice.given++
  if (by !== member) invoice.givenOnBehalf++
  assess(model, invoice)
  return '200'
}

/** With one code: all of them may be signed, or no code is sent. */
export const answerBatch = (
  model: CompanyModel,
  invoices: InvoiceModel[],
  member: number
): string => {
  const refusals = invoices.flatMap((one) => refusalToAnswer(model, one, member) ?? [])
  if (refusals.includes('401')) return '401'
  if (refusals.length > 0) return invoices.length === 1 ? refusals[0] : '422'
  for (const one of invoices) answer(model, one, { member, says: 'ACCEPTED' })
  return '200'
}

export const sell = (model: CompanyModel, total: number): string => {
  model.invoices.push(newInvoice(model, total))
  return '201'
}

/** Before payment freely, and what was signed is void; after it downwards alone. */
export const change = (model: CompanyModel, invoice: InvoiceModel, total: number): string => {
  if (invoice.status === 'CANCELED') return '409'
  if (invoice.status === 'COMPLETED') {
    if (total >= invoice.total) return '422'
    model.used -= invoice.total - total
    invoice.total = total
    return '200'
  }
  const content = `tea ${total}`
  if (invoice.content === content) return '200'
  const isAnew = { total, content, round: invoice.round + 1, isNudged: false }
  Object.assign(invoice, { answers: {}, givers: {} })
  Object.assign(invoice, isAnew, { approbation: 'PENDING' })
  assess(model, invoice)
  return '200'
}

export const cancel = (model: CompanyModel, invoice: InvoiceModel): string => {
  if (invoice.status === 'CANCELED') return '409'
  if (invoice.status === 'COMPLETED') model.used -= invoice.total
  invoice.status = 'CANCELED'
  return '200'
}

export const pay = (model: CompanyModel, invoice: InvoiceModel, member: number): string => {
  if (!isMember(model, member)) return '401'
  if (member !== ceo) return '422'
  if (invoice.status === 'COMPLETED') return '409'
  const isDue = invoice.status === 'CREATED' && invoice.approbation === 'ACCEPTED'
  if (!isDue || model.used + invoice.total > model.limit) return '422'
  model.used += invoice.total
  invoice.status = 'COMPLETED'
  return '200'
}

export const nudge = (model: CompanyModel, invoice: InvoiceModel, member: number): string => {
  if (!isMember(model, member)) return '401'
  const isOpen = invoice.approbation === 'PENDING' && invoice.status === 'CREATED'
  if (!isOpen || !count(model, invoice).waitsForSomebody) return '409'
  if (invoice.isNudged) return '429'
  invoice.isNudged = true
  return '200'
}

const isReachable = ({ levels, minimum }: RuleModel) =>
  minimum <= levels.filter((level) => level === 'OPTIONAL').length &&
  (minimum > 0 || levels.includes('MANDATORY'))
const isSame = (one: RuleModel, other: RuleModel) =>
  one.minimum === other.minimum && one.levels.every((level, at) => level === other.levels[at])

const putInForce = (model: CompanyModel, rule: RuleModel) => {
  model.wanted = null
  model.rules.push(structuredClone(rule))
  endDelegations(model)
  for (const invoice of model.invoices) assess(model, invoice)
}

const propose = (model: CompanyModel, rule: RuleModel): string => {
  if (!isReachable(rule)) return '422'
  if (model.wanted) return '409'
  Object.assign(model, { wanted: rule, wasWanted: true })
  return '202'
}

export interface Wish {
  member: number
  level: SignatureLevel
  minimum: number | null
}

export const wish = (model: CompanyModel, by: number, { member, level, minimum }: Wish): string => {
  if (!isMember(model, by)) return '401'
  if (by !== ceo || !isMember(model, member)) return '422'
  const newest = newestOf(model)
  const levels = newest.levels.with(member, level)
  const rule = { levels, minimum: minimum ?? newest.minimum }
  return isSame(newest, rule) ? '200' : propose(model, rule)
}

export const remove = (model: CompanyModel, by: number, member: number): string => {
  if (!isMember(model, by)) return '401'
  if (by !== ceo) return '422'
  const newest = newestOf(model)
  if (member === ceo || !isMember(model, member)) return '404'
  const rule = { ...newest, levels: newest.levels.with(member, null) }
  if (newest.levels[member] === 'MANDATORY') return propose(model, rule)
  if (!isReachable(rule)) return '422'
  putInForce(model, rule)
  return '204'
}

/** @param by a member, or the bank */
export const decide = (
  model: CompanyModel,
  by: number | 'bank',
  verdict: 'confirm' | 'refuse'
): string => {
  // There is nothing yet that could be named.
  if (!model.wasWanted) return '409'
  if (by !== 'bank' && !isMember(model, by)) return '401'
  if (!model.wanted) return '409'
  const seconds = [...newestOf(model).levels.keys()].filter(
    (at) =>
      at !== ceo &&
      newestOf(model).levels[at] === 'MANDATORY' &&
      model.wanted?.levels[at] === 'MANDATORY'
  )
  const isWithdrawn = by === ceo && verdict === 'refuse'
  const isSecond = by === 'bank' ? seconds.length === 0 : seconds.includes(by)
  if (!isWithdrawn && !isSecond) return '422'
  if (verdict === 'confirm') putInForce(model, model.wanted)
  else model.wanted = null
  return '200'
}

export const charge = (model: CompanyModel, at: number, amount: number): string => {
  const holder = model.holders[at]
  const isWithin = holder.ceiling === null || holder.spent + amount <= holder.ceiling
  const isPaid =
    !holder.isRemoved && model.paysByCard && isWithin && model.used + amount <= model.limit
  if (!isPaid) return '422'
  holder.spent += amount
  model.used += amount
  return '200'
}

/** What the CEO alone does to somebody's card. */
export const manage = (
  model: CompanyModel,
  by: number,
  { at, ceiling }: { at: number; ceiling: number | null | 'removed' }
): string => {
  const holder = model.holders[at]
  if (!isMember(model, by)) return '401'
  if (by !== ceo) return '422'
  if (holder.isRemoved) return '404'
  // Nobody in these histories has a code.
  if (ceiling !== 'removed' && widensCeiling(holder.ceiling, ceiling)) return '422'
  if (ceiling === 'removed') holder.isRemoved = true
  else holder.ceiling = ceiling
  return ceiling === 'removed' ? '204' : '200'
}
