import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { keepLimits } from './limits.ts'

export interface Shop {
  userId: string
  sessionId: string
  phone: string
  token: string
  lineId: string
  accountId: string
}

export const plan = 'kasbeno-fmcg-real'
export const credit = 10_000_000_000

export const newToken = () => randomBytes(32).toString('base64url')
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** As registration, fee and allocation leave it, in bulk. */
const writeShops = `
  insert into credit_packages (slug, plan, amount) values ('bench', '${plan}', ${credit})
    on conflict do nothing;
  insert into users (id, phone, national_code, firstname, lastname, date_of_birth, plan, search_key, created_at, updated_at)
    select user_id, phone, '4' || right(phone, 9), 'نرگس', 'کسب‌وکار', '1990-01-01', '${plan}', phone, now(), now() from bench_shops;
  insert into registrations (id, user_id, plan, kyc_step, identity_status, shop_status, docs_status, bank_status, created_at, updated_at)
    select registration_id, user_id, '${plan}', 'ACCEPTED', 'APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', now(), now() from bench_shops;
  insert into chosen_packages (id, registration_id, slug, amount, status, created_at, updated_at)
    select uuidv7(), registration_id, 'bench', ${credit}, 'ENABLED', now(), now() from bench_shops;
  insert into platform_fees (id, registration_id, owner_type, owner_id, credit_year, plan, credit_amount, fee, vat, vat_rate_ppm, status, paid_at, settled_at)
    select uuidv7(), registration_id, 'PERSON', user_id, 1, '${plan}', ${credit}, 0, 0, 100000, 'EARNED', now(), now() from bench_shops;
  insert into cards (id, owner_type, owner_id, plan, number_encrypted, number_index, last_four, expires_on, created_at, updated_at)
    select uuidv7(), 'PERSON', user_id, '${plan}', 'bench', user_id, '0000', now()::date + 365, now(), now() from bench_shops;
  insert into ledger.accounts (id, kind, owner_type, owner_id, plan, credit_limit)
    select account_id, 'credit-used', 'PERSON', user_id, '${plan}', ${credit} from bench_shops
    union all select uuidv7(), 'wallet', 'PERSON', user_id, '', null from bench_shops;
  insert into credit_lines (id, owner_type, owner_id, plan, account_id, allocated_at, expires_on, created_at, updated_at)
    select line_id, 'PERSON', user_id, '${plan}', account_id, now(), now()::date + 365, now(), now() from bench_shops;
  insert into sessions (id, user_id, plan, created_at)
    select session_id, user_id, '${plan}', now() from bench_shops;
  insert into access_tokens (hash, session_id, expires_at)
    select token_hash, session_id, now() + interval '1 day' from bench_shops;
  analyze;`

/**
 * With ample credit.
 * @param before existing shops, for distinct phones
 */
export async function addShops(admin: pg.Client, count: number, before = 0): Promise<Shop[]> {
  const tokens = Array.from({ length: count }, newToken)
  await admin.query(
    `create temp table bench_shops as
     select '09' || lpad((100000000 + n + $2::bigint)::text, 9, '0') as phone, hash as token_hash,
            uuidv7() as user_id, uuidv7() as registration_id, uuidv7() as session_id,
            uuidv7() as line_id, uuidv7() as account_id
       from unnest($1::text[]) with ordinality as given(hash, n)`,
    [tokens.map(tokenHash), before]
  )
  await admin.query(writeShops)
  await keepLimits(admin)
  const { rows } = await admin.query<Omit<Shop, 'token'>>(
    `select user_id as "userId", session_id as "sessionId", phone, line_id as "lineId",
            account_id as "accountId" from bench_shops order by phone`
  )
  await admin.query('drop table bench_shops')
  return rows.map((row, index) => ({ ...row, token: tokens[index]! }))
}

/** @returns distributor ids, each with a client program */
export async function addDistributors(admin: pg.Client, count: number): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `with made as (
       insert into distributors (id, name, slug, category, plans, iban, search_key, created_at, updated_at)
       select uuidv7(), 'پخش ' || n, 'bench-' || n, 'مواد غذایی', '{${plan},kasbeno-fmcg-legal}',
              'IR270170000000100324200001', 'پخش ' || n, now(), now()
         from generate_series(1, ${count}) n
       returning id, name)
     insert into partner_clients (id, name, distributor_id, token_hash, scopes, created_at)
     select uuidv7(), name, id, md5(id::text), '{supplier}', now() from made
     returning distributor_id as id`
  )
  return rows.map(({ id }) => id)
}
