import { test } from '@japa/runner'
import { aCompanyWithCredit } from '#factories/company'
import {
  aCompanyInvoice,
  askToSign,
  orderPath,
  payAsCeo,
  refuse,
  seeOrder,
  sign,
} from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { decide, inForce, signFor } from '#tests/support/delegations'
import { get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

interface Member {
  token: string
}
interface Row {
  id: string
  awaits: string | null
  inPlaceOf: { phone: string; fullName: string } | null
  hasAnsweredForOther: boolean
}

const list = async ({ token }: Member, query = ''): Promise<Row[]> =>
  ok(await get(`${orderPath('10')}/0${query}`, { token })).body.items
const waiting = async (member: Member) =>
  (await list(member, '?waitingForMe=true')).map(({ id }) => id)
const panel = async ({ token }: Member) =>
  ok(await get(orderPath('panel'), { token })).body.waitingForMe
const counts = async (member: Member) => {
  const { toSign, toSignFor, toPay } = await panel(member)
  return [toSign.count, toSignFor.count, toPay.count]
}

const cost = 10_000_000 + 50_000 + 295_890

test.group('What waits for the one who asks', (group) => {
  group.setup(() => cleanDatabase())

  test('is their own signature, while it may still count, and the CEO’s payment', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED'],
      minimum: 1,
    })
    const { ceo } = company
    const [must, first, second, never] = company.members
    const open = await aCompanyInvoice(company)
    const half = await aCompanyInvoice(company)
    const agreed = await aCompanyInvoice(company)
    for (const { id } of [half, agreed]) ok(await sign(first, id))
    ok(await sign(must, agreed.id))

    assert.deepEqual(await waiting(must), [half.id, open.id])
    // One optional signature is enough: the second one is awaited where the first was not given.
    assert.deepEqual(await waiting(first), [open.id])
    assert.deepEqual(await waiting(second), [open.id])
    assert.deepEqual(await waiting(never), [])
    assert.deepEqual(await waiting(ceo), [agreed.id])
    assert.deepEqual(await counts(must), [2, 0, 0])
    assert.deepEqual(await counts(second), [1, 0, 0])
    assert.deepEqual(await counts(never), [0, 0, 0])
    assert.deepEqual(await counts(ceo), [0, 0, 1])
    assert.deepEqual((await panel(ceo)).toPay, { count: 1, amount: cost })

    const all = await list(must)
    assert.deepEqual(
      all.map(({ id, awaits }) => [id, awaits]),
      [
        [agreed.id, null],
        [half.id, 'SIGNATURE'],
        [open.id, 'SIGNATURE'],
      ]
    )
    assert.deepEqual(
      (await list(ceo)).map(({ awaits }) => awaits),
      ['PAYMENT', null, null]
    )
    ok(await payAsCeo(ceo, agreed.id))
    assert.deepEqual(await counts(ceo), [0, 0, 0])
    assert.deepEqual(await waiting(ceo), [])

    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.deepEqual(await counts(rival.members[0]!), [0, 0, 0])
    const odd = await get(`${orderPath('10')}/0?waitingForMe=perhaps`, { token: must.token })
    assert.equal(odd.status, 422)
  })

  test('is what they may sign for an absent member too, each invoice once, until that ends', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'MANDATORY', 'OPTIONAL'],
      minimum: 1,
    })
    const [absent, delegate, other, third] = company.members
    const signed = await aCompanyInvoice(company)
    const open = await aCompanyInvoice(company)
    const optionalMet = await aCompanyInvoice(company)
    ok(await sign(absent, signed.id))
    ok(await sign(third, optionalMet.id))
    const delegation = await inForce(company, absent, delegate)

    const shown = async () =>
      (await list(delegate)).map(({ id, awaits, inPlaceOf }) => [id, awaits, inPlaceOf?.phone])
    assert.deepEqual(await shown(), [
      [optionalMet.id, null, absent.phone],
      [open.id, 'SIGNATURE', absent.phone],
      [signed.id, 'SIGNATURE', undefined],
    ])
    assert.deepEqual(await waiting(delegate), [optionalMet.id, open.id, signed.id])
    assert.deepEqual(await counts(delegate), [2, 1, 0])
    assert.equal((await panel(delegate)).inPlaceOf.phone, absent.phone)
    // Nobody else signs for the absent member, and they still sign for themselves.
    assert.deepEqual(await counts(other), [3, 0, 0])
    assert.deepEqual(await counts(absent), [2, 0, 0])
    const theirs = await list(delegate, `?onBehalfOf=${absent.phone}`)
    assert.deepEqual(
      theirs.map(({ awaits }) => awaits),
      ['SIGNATURE', 'SIGNATURE', null]
    )

    // Who has answered for another is awaited no more, and their own button says why.
    ok(await signFor(delegate, absent, open.id))
    assert.deepEqual(await waiting(delegate), [optionalMet.id, signed.id])
    assert.deepEqual(await counts(absent), [1, 0, 0])
    const row = (await list(delegate)).find(({ id }) => id === open.id)!
    assert.isTrue(row.hasAnsweredForOther)
    const { button } = ok(await seeOrder(delegate, open.id)).body
    assert.deepEqual(button, { action: 'SIGN', refusal: 'HAS_ANSWERED' })
    assert.equal((await askToSign(delegate, open.id)).status, 409)

    ok(await decide(absent, delegation, 'revoke'))
    assert.deepEqual(await waiting(delegate), [signed.id])
    assert.deepEqual(await counts(delegate), [1, 0, 0])
  })

  test('is their own signature alone where the invoice cannot do without it', async ({
    assert,
  }) => {
    const levels = ['OPTIONAL', 'OPTIONAL', 'OPTIONAL'] as const
    const company = await aCompanyWithCredit({ levels: [...levels], minimum: 2 })
    const [absent, delegate, other] = company.members
    await inForce(company, absent, delegate)
    const { id } = await aCompanyInvoice(company)
    await refuse(other, id)
    const [row] = await list(delegate)
    assert.deepEqual([row!.id, row!.awaits, row!.inPlaceOf], [id, 'SIGNATURE', null])
    assert.deepEqual(await counts(delegate), [1, 0, 0])
  })
})
