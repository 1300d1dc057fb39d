import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { SignatureLevel } from '#contracts/quorum'
import { Sessions } from '#app/people/identity/sessions'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { aCompanyHolder, type CompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, type CompanyWithCredit } from '#factories/company'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { aDevice } from '#factories/device'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import type { CompanyModel } from './company_model.js'
import type { Play } from './step.js'
import { turnBack } from './world.js'

/** The product on the other side of a company's history. */
export interface CompanyWorld {
  company: CompanyWithCredit
  /** The CEO first. */
  members: { id: string; phone: string; token: string }[]
  holders: CompanyHolder<unknown>[]
  invoices: Invoice[]
  /** The change of the rule that was asked for last. */
  changeId: string | null
  delegations: string[]
  foundedOn: string
  around: Around
}

/** What all histories share: who sells to the companies, and the shop that their CEO owns beside them. */
interface Around {
  supplier: Supplier
  device: { token: string }
  shop: ShopWithCredit
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
  delegations: [],
  day: 0,
  holders: Array.from({ length: holders }, () => ({ ceiling: null, spent: 0, isRemoved: false })),
  paysByCard: true,
  limit,
  used: 0,
})

/** A company of its own for each history; its CEO is the owner of the shop. */
const found = async (founded: Founded, around: Around): Promise<CompanyWorld> => {
  await turnBack()
  const company = await aCompanyWithCredit({ ...founded, amount: founded.limit })
  const { shop } = around
  const { memberId } = company.ceo
  await db.from('company_members').where('id', memberId).update({ user_id: shop.userId })
  const session = { userId: shop.userId, plan: company.owner.plan, companyId: company.id } as const
  const { bearerToken } = await transaction((trx) => new Sessions().open(session, trx))
  const ceo = { id: memberId, phone: shop.phone, token: bearerToken }
  const others = company.members.map(({ memberId: id, phone, token }) => ({ id, phone, token }))
  await db.from('companies').where('id', company.id).update({ payment_method: 'POS' })
  const holders: CompanyHolder<unknown>[] = []
  for (let at = 0; at < founded.holders; at++) holders.push(await aCompanyHolder(company))
  const members = [ceo, ...others]
  const nothing = { invoices: [], changeId: null, delegations: [] }
  return { company, members, holders, ...nothing, foundedOn: clock.today(), around }
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
        'givenOnBehalf', (select count(*) from signatures where approbation_id = asked.id
                             and delegation_id is not null and given_by <> member_id and on_behalf_of is not null),
        'givers', (select coalesce(json_object_agg(given_for.at, given_by.at), '{}')
                     from signatures signature
                     join members given_for on given_for.id = signature.member_id
                     join members given_by on given_by.id = signature.given_by
                    where signature.approbation_id = asked.id and signature.round = asked.round),
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
        'absent', absent.at, 'delegate', delegate.at, 'status', delegation.status,
        'starts', delegation.from_date - ?::date, 'ends', delegation.to_date - ?::date) order by given.at), '[]')
       from unnest(?::uuid[]) with ordinality as given(id, at)
       join delegations delegation on delegation.id = given.id
       join members absent on absent.id = delegation.delegator_id
       join members delegate on delegate.id = delegation.delegate_id) as delegations,
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

const observe = async (world: CompanyWorld) => {
  const { company, members, invoices, holders, foundedOn, delegations, around } = world
  const [row] = await prepared<Record<string, unknown>>('observe_company', sql, [
    members.map(({ id }) => id),
    company.id,
    company.accountId,
    invoices.map(({ id }) => id),
    foundedOn,
    foundedOn,
    delegations,
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
    invoices: model.invoices.map(({ content: _, isNudged: __, ...invoice }) => ({
      ...invoice,
      isPayable: invoice.status === 'CREATED' && invoice.approbation === 'ACCEPTED',
    })),
    delegations: model.delegations.map(({ proposedOn: _, ...delegation }) => delegation),
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

/** Codes of former steps are days old, so that neither limits nor codes that are alive decide the next one; they prove signatures. */
const ageCodes = ({ members }: CompanyWorld) =>
  db
    .from('one_time_codes')
    .whereIn(
      'phone',
      members.map(({ phone }) => phone)
    )
    .update({
      sent_at: db.raw(`sent_at - interval '2 days'`),
      expires_at: db.raw(`expires_at - interval '2 days'`),
    })

export const companyPlay = (
  founded: Founded,
  around: () => Around
): Play<CompanyModel, CompanyWorld, Observed> => ({
  open: async () => ({ model: modelOf(founded), real: await found(founded, around()) }),
  observe,
  difference,
  async expectAgreement(model, real) {
    assert.equal(difference(model, await observe(real)), null)
    await ageCodes(real)
  },
})
