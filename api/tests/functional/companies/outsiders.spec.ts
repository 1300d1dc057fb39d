import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shippedRoles, type Permission, type ShippedRole } from '#contracts/identity'
import { staffRights } from '#app/people/identity/middleware/access_middleware'
import { routePolicies, type RoutePolicy } from '#app/desk/reports/policies/route_policies'
import { newId } from '#app/platform/values/ids'
import { aCompanyWithCredit } from '#factories/company'
import { aShopWithCredit } from '#factories/shop'
import { partnerToken } from '#factories/distributor'
import { cleanDatabase } from '#tests/support/database'
import { call, post, type Answer } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aFullCompany, otpSecret, prefix, reason, rows, type Full } from './calls_of_companies.js'

const isOfCompany = ({ pattern }: RoutePolicy) =>
  pattern === prefix || pattern.startsWith(`${prefix}/`) || pattern === '/api/user/ceo-token'
const isOfHolder = ({ pattern }: RoutePolicy) => pattern.startsWith('/api/card/legal/')
const isOfBank = ({ pattern }: RoutePolicy) => pattern.startsWith('/api/legal/admin')
const nameOf = ({ method, pattern }: RoutePolicy) => `${method} ${pattern.replace(prefix, '')}`

const pages = { pageSize: '10', pageNumber: '0', step: 'company', plan: 'kasbeno-fmcg-legal' }
const filled = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, param: string) => ({ ...pages, ...params })[param] ?? param)

const send = async (route: RoutePolicy, full: Full, token: string): Promise<Answer> => {
  const { params, query, body } = rows[nameOf(route)]
  const asked = query ? `?${query(full)}` : ''
  const path = filled(route.pattern, params?.(full) ?? {}) + asked
  const given = route.method === 'GET' || route.method === 'DELETE' ? undefined : {}
  return call(route.method, path, { token, key: true, body: (await body?.(full)) ?? given })
}

/** What every call of a card or of the bank asks for. */
const secretsFor = ({ pattern }: RoutePolicy, { idle, holder }: Full) => ({
  ...{
    reason,
    phone: idle.phone,
    cardNumber: holder.cardNumber,
    cvv2: '123',
    pin1: '4821',
    pin1Old: '4821',
    pin1New: '5932',
  },
  otpSecret: /pin1-forget|reset/.test(pattern) ? '1234' : otpSecret,
})

/** All that belongs to the company, for what has changed. */
const everything = async ({ company, ids }: Full) => {
  const of = (table: string, column: string, id = company.id) =>
    db.from(table).where(column, id).orderByRaw('1')
  return {
    company: await of('companies', 'id'),
    members: await of('company_members', 'company_id'),
    papers: await of('company_papers', 'company_id'),
    rules: await of('company_rules', 'company_id'),
    changes: await of('rule_changes', 'company_id'),
    delegations: await of('delegations', 'company_id'),
    orders: await of('orders', 'owner_id'),
    approbations: await of('approbations', 'company_id'),
    signatures: await of('signatures', 'approbation_id', ids.approbation),
    holders: await of('card_holders', 'company_id'),
    cards: await of('cards', 'owner_id'),
    accounts: await of('ledger.accounts', 'owner_id'),
    payments: await of('payments', 'owner_id'),
    addresses: await of('addresses', 'owner_id'),
    disputes: await of('disputes', 'order_id', ids.paid),
  }
}

const roles: Record<string, ShippedRole> = {
  'a reviewer of shops': 'kyc',
  'an officer of cards': 'card',
}
const holdsRight = (who: string, { access }: RoutePolicy): boolean => {
  const held: readonly Permission[] = roles[who] ? shippedRoles[roles[who]] : []
  return staffRights(access).some((right) => held.includes(right))
}

/** A refusal because of who asks; a form that was filled in wrongly would hide one. */
const refuses = ({ status, body }: Answer, ...statuses: number[]) =>
  statuses.includes(status) && body?.title !== 'ValidationException'

test.group('A company and all who have nothing to do with it', (group) => {
  group.setup(() => cleanDatabase())

  test('have a row for each call, and are refused by each', async ({ assert }) => {
    const full = await aFullCompany()
    const { company, signer, idle, gone, supplier } = full
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const shop = await aShopWithCredit(10_000_000)
    const branchId = newId()
    await db
      .table('distributor_branches')
      .insert({ id: branchId, distributor_id: supplier.id, name: 'شعبه', created_at: new Date() })
    const outsiders = {
      'the CEO of another company': rival.token,
      'a member who may not sign': idle.token,
      'who was removed': gone.token,
      'a signatory for themselves': signer.personToken,
      'the holder of its card': full.holder.token,
      'the owner of a shop': shop.token,
      'a user of a branch': await staffToken('branch', { distributorId: supplier.id, branchId }),
      'a reviewer of shops': await staffToken('kyc'),
      'an officer of cards': await staffToken('card'),
      'a program of a distributor': await partnerToken({ distributorId: supplier.id }),
    }
    type Who = keyof typeof outsiders
    const ofCompany = routePolicies().filter(isOfCompany)
    assert.sameMembers(ofCompany.map(nameOf), Object.keys(rows))

    /** Whether the answer is what the caller has to hear of the company's call; null where there is nothing to ask. */
    const judged = (who: Who, route: RoutePolicy) => {
      const { isForAll, isForMembers, foreign, idle: shown } = rows[nameOf(route)]
      const reads = route.method === 'GET'
      if (isForAll) return null
      switch (who) {
        case 'the CEO of another company':
          return foreign ? (answer: Answer) => answer.status === foreign : null
        case 'a member who may not sign':
          if (isForMembers) return null
          return (answer: Answer) =>
            refuses(answer, 422) || (answer.status === 200 && (reads || shown === 200))
        case 'who was removed':
          return (answer: Answer) => answer.status === 401
        case 'a signatory for themselves':
        case 'the holder of its card':
        case 'the owner of a shop':
          return (answer: Answer) => refuses(answer, 422, 404)
        default:
          return (answer: Answer) => refuses(answer, 401, 403)
      }
    }
    const before = await everything(full)
    const wrong: string[] = []
    for (const [who, token] of Object.entries(outsiders) as [Who, string][]) {
      for (const route of ofCompany) {
        const isRight = judged(who, route)
        const answer = isRight && (await send(route, full, token))
        if (answer && !isRight(answer))
          wrong.push(`${who}: ${nameOf(route)} ${answer.status} ${answer.body?.title}`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await everything(full), before)

    // The bank's calls are for staff with the right alone, and a holder's card for its holder.
    const { id } = full.company
    for (const [who, token] of Object.entries(outsiders) as [Who, string][]) {
      for (const route of routePolicies().filter((one) => isOfBank(one) || isOfHolder(one))) {
        const isHolder = who === 'the holder of its card'
        if ((isOfHolder(route) && isHolder) || holdsRight(who, route)) continue
        const path = filled(route.pattern, { id, companyUniqueSerial: id })
        const body = route.method === 'GET' ? undefined : secretsFor(route, full)
        const answer = await call(route.method, path, { token, body, key: true })
        const allowed = isOfBank(route) ? [401, 403] : [401, 403, 404]
        if (!allowed.includes(answer.status))
          wrong.push(`${who}: ${route.method} ${route.pattern} ${answer.status}`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await everything(full), before)

    // What is the company's is found by no other customer's call, whichever id it is given.
    const byId = routePolicies().filter(
      (route) =>
        route.access === 'customer' && !isOfCompany(route) && /:\w*[iI]d\b/.test(route.pattern)
    )
    assert.isAbove(byId.length, 10)
    const given = { otpSecret, reason, amount: 1_000, received: true, note: reason }
    for (const who of [
      'the CEO of another company',
      'the owner of a shop',
      'who was removed',
    ] as const) {
      for (const route of byId) {
        for (const [kind, foreign] of Object.entries(full.ids)) {
          const ids = Object.fromEntries(
            [...route.pattern.matchAll(/:(\w*[iI]d)\b/g)].map(([, param]) => [param, foreign])
          )
          const plan = who === 'the owner of a shop' ? 'kasbeno-fmcg-real' : pages.plan
          const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : given
          const answer = await call(route.method, filled(route.pattern, { plan, ...ids }), {
            token: outsiders[who],
            body,
            key: true,
          })
          if (answer.status < 400)
            wrong.push(`${who}: ${nameOf(route)} with ${kind} ${answer.status}`)
        }
      }
      const context = { plan: 'LEGAL', companyUniqueSerial: company.id }
      const { status } = await post('/api/user/switch', context, { token: outsiders[who] })
      if (status < 400) wrong.push(`${who}: switches into the company`)
    }
    for (const papers of ['company-papers', 'card-holder-papers']) {
      const { status } = await call('GET', `/api/${papers}/${full.ids.paper}`, {
        token: rival.token,
      })
      if (status < 400) wrong.push(`${papers} without a signed link`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await everything(full), before)
  })
})
