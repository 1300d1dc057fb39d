import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { SignatureLevel } from '#contracts/quorum'
import { Sessions } from '#app/identity/sessions'
import { prepared, transaction } from '#app/shared/database'
import { aCompanyHolder, type TestCompanyHolder } from '#tests/support/card_holders'
import { aCompanyWithCredit, type TestLegalWithCredit } from '#tests/support/company_credit'
import { aShopWithCredit, type TestShopWithCredit } from '#tests/support/credit'
import { aDevice } from '#tests/support/devices'
import { anInvoice, aSupplier, type TestInvoice, type TestSupplier } from '#tests/support/orders'
import type { CompanyModel } from './company_model.js'
import type { Play } from './step.js'

/** The product on the other side of a company's history. */
export interface CompanyWorld {
  company: TestLegalWithCredit
  /** The CEO first. */
  members: { id: string; phone: string; token: string }[]
  holders: TestCompanyHolder<unknown>[]
  invoices: TestInvoice[]
  /** The change of the rule that was asked for last. */
  changeId: string | null
  around: Around
}

/** What all histories share: who sells to the companies, and the shop that their CEO owns beside them. */
interface Around {
  supplier: TestSupplier
  device: { token: string }
  shop: TestShopWithCredit
}

export const prepareAround = async (): Promise<Around> => {
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  const shop = await aShopWithCredit(20_000_000, { cash: 5_000_000 })
  await anInvoice({ shop, supplier, amount: 3_000_000 })
  return { supplier, shop, device: await aDevice({ supplier }) }
}

interface Founded {
  levels: SignatureLevel[]
  ceoLevel: SignatureLevel
  minimum: number
  holders: number
  limit: number
}

const modelOf = ({ levels, ceoLevel, minimum, holders, limit }: Founded): CompanyModel => ({
  rules: [{ levels: [ceoLevel, ...levels], minimum }],
  wanted: null,
  wasWanted: false,
  invoices: [],
  holders: Array.from({ length: holders }, () => ({ ceiling: null, spent: 0, isRemoved: false })),
  paysByCard: true,
  limit,
  used: 0,
})

/** A company of its own for each history; its CEO is the owner of the shop. */
const found = async (founded: Founded, around: Around): Promise<CompanyWorld> => {
  const company = await aCompanyWithCredit({ ...founded, amount: founded.limit })
  const { shop } = around
  const { memberId } = company.ceo
  await db.from('company_members').where('id', memberId).update({ user_id: shop.userId })
  const session = { userId: shop.userId, plan: company.owner.plan, companyId: company.id } as const
  const { bearerToken } = await transaction((trx) => new Sessions().open(session, trx))
  const ceo = { id: memberId, phone: shop.phone, token: bearerToken }
  const others = company.members.map(({ memberId: id, phone, token }) => ({ id, phone, token }))
  await db.from('companies').where('id', company.id).update({ payment_method: 'POS' })
  const holders: TestCompanyHolder<unknown>[] = []
  for (let at = 0; at < founded.holders; at++) holders.push(await aCompanyHolder(company))
  const [members, changeId] = [[ceo, ...others], null]
  return { company, members, holders, invoices: [], changeId, around }
}

/** Read from the tables alone; members and invoices by their places. */
const sql = `
  with members as (
    select given.id, given.at - 1 as at from unnest(?::uuid[]) with ordinality as given(id, at)),
  rule as (
    select * from company_rules where company_id = ? order by version desc limit 1)
  select rule.version, rule.minimum_optional as minimum,
    (select json_agg(rule.levels ->> members.id::text order by at) from members) as levels,
    (select json_agg(case when member.removed_at is null then member.level end order by at)
       from members join company_members member using (id)) as members,
    exists (select from rule_changes change
             where change.company_id = rule.company_id and change.status = 'PENDING') as "isWanted",
    (select account.balance from ledger.accounts account where account.id = ?) as used,
    (select company.payment_method from companies company where company.id = rule.company_id) = 'POS' as "paysByCard",
    (select coalesce(json_agg(json_build_object(
        'total', invoice.grand_total_amount, 'status', invoice.status, 'approbation', asked.status,
        'isPayable', invoice.status = 'CREATED' and order_is_approved(invoice.id),
        'rule', asked.rule_version - 1, 'round', asked.round,
        'given', (select count(*) from signatures where approbation_id = asked.id),
        'answers', (select coalesce(json_object_agg(members.at, signature.answer), '{}')
                      from signatures signature
                      join members on members.id = signature.member_id
                      join approbation_signers signer on signer.approbation_id = asked.id
                       and signer.rule_version = asked.rule_version and signer.member_id = members.id
                     where signature.approbation_id = asked.id and signature.round = asked.round)
      ) order by given.at), '[]')
       from unnest(?::uuid[]) with ordinality as given(id, at)
       join orders invoice on invoice.id = given.id
       join approbations asked on asked.document_id = invoice.id) as invoices,
    (select coalesce(json_agg(json_build_object(
        'ceiling', holder.ceiling, 'isRemoved', holder.removed_at is not null,
        'spent', (select coalesce(sum(payment.amount), 0) from card_payments payment join cards card on card.id = payment.card_id
                   where card.holder_id = holder.id and payment.status = 'PAID')) order by given.at), '[]')
       from unnest(?::uuid[]) with ordinality as given(id, at)
       join card_holders holder on holder.id = given.id) as holders,
    (select count(*) from orders invoice where invoice.owner_id = rule.company_id
       and invoice.status = 'COMPLETED' and invoice.needs_approbation
       and not order_is_approved(invoice.id) and invoice.refund_amount = 0)::integer as "paidUnasked"
    from rule`

const observe = async ({ company, members, invoices, holders, around }: CompanyWorld) => {
  const [row] = await prepared<Record<string, unknown>>('observe_company', sql, [
    members.map(({ id }) => id),
    company.id,
    company.accountId,
    invoices.map(({ id }) => id),
    holders.map(({ holderId }) => holderId),
  ])
  return { ...row, shop: await shopOf(around) }
}

/** What the CEO's own shop has: nothing that is done for a company touches it. */
const shopOf = async ({ shop }: Around) => {
  const { id } = await db.from('company_members').where('user_id', shop.userId).firstOrFail()
  const orders = await db.from('orders').where('owner_id', shop.userId).select('status')
  const accounts = await db.from('ledger.accounts').where('owner_id', shop.userId).orderBy('kind')
  return {
    isMember: Boolean(id),
    orders: orders.map(({ status }) => status),
    accounts: accounts.map(({ balance }) => balance),
  }
}

const shown = (model: CompanyModel) => {
  const { levels, minimum } = model.rules.at(-1)!
  return {
    version: model.rules.length,
    minimum,
    levels,
    members: levels,
    isWanted: model.wanted !== null,
    used: model.used,
    paysByCard: model.paysByCard,
    invoices: model.invoices.map(({ total, status, approbation, rule, round, given, answers }) => ({
      total,
      status,
      approbation,
      isPayable: status === 'CREATED' && approbation === 'ACCEPTED',
      rule,
      round,
      given,
      answers,
    })),
    holders: model.holders,
    paidUnasked: 0,
    shop: { isMember: true, orders: ['CREATED'], accounts: [0, 5_000_000] },
  }
}

type Observed = Awaited<ReturnType<typeof observe>>

const difference = (model: CompanyModel, observed: Observed): string | null => {
  try {
    assert.deepEqual(JSON.parse(JSON.stringify(observed)), JSON.parse(JSON.stringify(shown(model))))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Codes of former steps are forgotten, so that neither limits nor codes that are alive decide the next one. */
const forgetCodes = ({ members }: CompanyWorld) =>
  db
    .from('one_time_codes')
    .whereIn(
      'phone',
      members.map(({ phone }) => phone)
    )
    .delete()

export const companyPlay = (
  founded: Founded,
  around: () => Around
): Play<CompanyModel, CompanyWorld, Observed> => ({
  open: async () => ({ model: modelOf(founded), real: await found(founded, around()) }),
  observe,
  difference,
  async expectAgreement(model, real) {
    assert.equal(difference(model, await observe(real)), null)
    await forgetCodes(real)
  },
})
