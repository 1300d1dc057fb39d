import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type CodeSeals, writeCodesFor } from './invoices.ts'
import { keepLimits } from './limits.ts'
import { newToken, tokenHash } from './shops.ts'

export const companyPlan = 'kasbeno-fmcg-legal'

/** A member of a company, signed in for it. */
interface Member {
  id: string
  phone: string
  sessionId: string
  token: string
}
export interface Company {
  id: string
  nationalId: string
  ceo: Member
  /** One mandatory signatory, and two optional ones of whom one is enough. */
  signatories: Member[]
  /** Signs nothing of their own, and everything in the place of the mandatory signatory, who is away. */
  delegate: Member
  delegationId: string
  /** Who may pay with a card of the company. */
  holderIds: string[]
}
const credit = 10_000_000_000
const levels = ['NOT_ALLOWED', 'MANDATORY', 'OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED'] as const

const peopleSql = `
  insert into users (id, phone, plan, search_key, created_at, updated_at)
  select id, phone, '', phone, now(), now() from unnest($1::uuid[], $2::text[]) as given(id, phone)`

const companySql = `
  with branch as (
    insert into bank_branches (id, branch_code, name, province_id, address, search_key, created_at, updated_at)
    select uuidv7(), '999001', 'شعبه', min(id), 'خیابان', 'شعبه', now(), now() from provinces
    returning id)
  insert into companies (id, name, national_id, guild_id, company_status, ceo_status, board_status, bank_branch_id,
    appointment_status, minimum_optional, payment_method, is_test, search_key, created_at, updated_at)
  select $1, 'شرکت', $2, (select min(id) from guilds where plan = '${companyPlan}'), 'ACCEPTED', 'ACCEPTED',
         'ACCEPTED', branch.id, 'ACCEPTED', 1, 'POS', false, 'شرکت', now(), now() from branch`

const membersSql = `
  insert into company_members (id, company_id, user_id, role, level, firstname, lastname, status, created_at, updated_at)
  select member_id, $1, user_id, case n when 1 then 'CEO' else 'BOARD_MEMBER' end, level, 'عضو', n::text,
         'ACCEPTED', now(), now()
    from unnest($2::uuid[], $3::uuid[], $4::text[]) with ordinality as given(member_id, user_id, level, n)`

const ruleSql = `
  insert into company_rules (company_id, version, minimum_optional, levels, member_id, created_at)
  select $1, 1, 1, jsonb_object_agg(member.id, member.level),
         (select id from company_members where company_id = $1 and role = 'CEO'), now()
    from company_members member where member.company_id = $1`

const sessionsSql = `
  with given as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[]) as given(session_id, user_id, token_hash)),
  session as (
    insert into sessions (id, user_id, plan, company_id, created_at)
    select session_id, user_id, '${companyPlan}', $4, now() from given)
  insert into access_tokens (hash, session_id, expires_at)
  select token_hash, session_id, now() + interval '1 day' from given`

const lineSql = `
  with account as (
    insert into ledger.accounts (id, kind, owner_type, owner_id, plan, credit_limit)
    values (uuidv7(), 'credit-used', 'COMPANY', $1, '${companyPlan}', ${credit}),
           (uuidv7(), 'wallet', 'COMPANY', $1, '', null)
    returning id, kind),
  fee as (
    insert into platform_fees (id, owner_type, owner_id, credit_year, plan, credit_amount, fee, vat, vat_rate_ppm,
      status, paid_at, settled_at)
    values (uuidv7(), 'COMPANY', $1, 1, '${companyPlan}', ${credit}, 0, 0, 100000, 'EARNED', now(), now()))
  insert into credit_lines (id, owner_type, owner_id, plan, account_id, allocated_at, expires_on, created_at, updated_at)
  select uuidv7(), 'COMPANY', $1, '${companyPlan}', id, now(), now()::date + 365, now(), now()
    from account where kind = 'credit-used'`

const holdersSql = `
  with given as (
    select * from unnest($2::uuid[], $3::uuid[]) with ordinality as given(holder_id, user_id, n)),
  holder as (
    insert into card_holders (id, company_id, user_id, firstname, lastname, birth_date, national_code, status, sent_at,
      contract_status, contract_signed_at, search_key, created_at, updated_at)
    select holder_id, $1, user_id, 'دارنده', n::text, '1990-01-01', lpad(n::text, 10, '5'), 'ACCEPTED', now(),
           'ACCEPTED', now(), 'دارنده', now(), now() from given)
  insert into cards (id, owner_type, owner_id, plan, holder_id, number_encrypted, number_index, last_four, expires_on,
    created_at, updated_at)
  select uuidv7(), 'COMPANY', $1, '${companyPlan}', holder_id, 'bench', holder_id, '0000', now()::date + 365, now(),
         now() from given`

/** Named by who is away and confirmed by the CEO, for longer than any run of the product. */
const delegationSql = `
  insert into delegations (id, company_id, delegator_id, delegate_id, from_date, to_date, status,
    confirmed_by_member, confirmed_at, created_at)
  select $1, $2, $3, $4, now()::date - 1, now()::date + 80, 'CONFIRMED', $5, now(), now()`

const uuids = (count: number) => Array.from({ length: count }, () => randomUUID())

/** Devices take its cards where their distributor sells to companies. */
const sellSql = `update distributors set plans = plans || '{${companyPlan}}'`

/** A company with credit that pays by card, its members signed in and its rule in force, as registration leaves it. */
export async function addCompany(admin: pg.Client, holderCount: number): Promise<Company> {
  const [id, nationalId] = [randomUUID(), '10100000001']
  const people = uuids(levels.length + holderCount)
  const phones = people.map((_, at) => `0935${String(at).padStart(7, '0')}`)
  const [memberIds, holderIds] = [uuids(levels.length), uuids(holderCount)]
  const users = people.slice(0, levels.length)
  await admin.query(peopleSql, [people, phones])
  await admin.query(companySql, [id, nationalId])
  await admin.query(membersSql, [id, memberIds, users, levels])
  await admin.query(ruleSql, [id])
  await admin.query(lineSql, [id])
  await keepLimits(admin)
  await admin.query(sellSql)
  await admin.query(holdersSql, [id, holderIds, people.slice(levels.length)])
  const [sessions, tokens] = [uuids(levels.length), levels.map(newToken)]
  await admin.query(sessionsSql, [sessions, users, tokens.map(tokenHash), id])
  const [ceo, absent, ...others] = memberIds.map((memberId, at): Member => ({
    id: memberId,
    phone: phones[at]!,
    sessionId: sessions[at]!,
    token: tokens[at]!,
  }))
  const delegate = others.pop()!
  const delegationId = randomUUID()
  await admin.query(delegationSql, [delegationId, id, absent!.id, delegate.id, ceo!.id])
  const signatories = [absent!, ...others]
  return { id, nationalId, ceo: ceo!, signatories, delegate, delegationId, holderIds }
}

interface Shown {
  orderId: string
  digest: string
  amount: number
  /** What paying it costs, and the digest of what is paid for. */
  cost: number
  content: string
}

const shownSql = `
  select invoice.id as "orderId", shown.digest, shown.amount::float8 as amount, invoice_content(invoice.id) as content,
         (invoice.grand_total_amount + invoice.kasbeno_fee_amount + invoice.bank_fee_amount)::float8 as cost
    from orders invoice
    join approbations approbation on approbation.document_id = invoice.id
    join approbation_rounds shown
      on shown.approbation_id = approbation.id and shown.round = approbation.round
   where invoice.owner_id = $1`

/** Writes the codes with which the signatories answer for each invoice, and the CEO pays it, as asking leaves them. */
export async function addSigningCodes(
  admin: pg.Client,
  { id, ceo, signatories, delegate, delegationId }: Company,
  seals: CodeSeals
): Promise<void> {
  const { rows } = await admin.query<Shown>(shownSql, [id])
  const codes = rows.flatMap(({ orderId, digest, amount, cost, content }) => {
    const subjectOf = (named: string) =>
      `INVOICE:${createHash('sha256').update(named).digest('hex')}`
    const given = { purpose: 'SIGNATURE', subject: subjectOf(orderId) }
    const answers = signatories.map((member) => ({
      ...{ member, ...given },
      binding: { amount, digests: digest, member: member.id },
    }))
    const forAbsent = {
      ...{ member: delegate, ...given, subject: subjectOf(`${orderId} ${delegationId}`) },
      binding: { amount, digests: digest, member: signatories[0]!.id },
    }
    const payment = { member: ceo, purpose: 'INVOICE_PAYMENT', subject: orderId }
    return [
      ...answers,
      forAbsent,
      { ...payment, binding: { amount: cost, content, source: 'CREDIT' } },
    ]
  })
  const sealed = codes.map(({ member, purpose, subject, binding }) => {
    const codeId = randomUUID()
    const codeHash = seals.hashOf({ orderId: subject, shop: member }, purpose)
    const seal = seals.seal({ codeId, codeHash }, binding)
    return { codeId, codeHash, seal, subject, member, purpose, binding: JSON.stringify(binding) }
  })
  for (const purpose of ['SIGNATURE', 'INVOICE_PAYMENT']) {
    const some = sealed.filter((one) => one.purpose === purpose)
    await admin.query(writeCodesFor(purpose), [
      some.map(({ codeId }) => codeId),
      some.map(({ subject }) => subject),
      some.map(({ member }) => member.phone),
      some.map(({ member }) => seals.askerOf(member)),
      some.map(({ codeHash }) => codeHash),
      some.map(({ binding }) => binding),
      some.map(({ seal }) => seal),
    ])
  }
}
