import { test } from '@japa/runner'
import { aNamedHolder, uploadContract } from '#tests/support/card_holders'
import { aCompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { orderPath } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { decide, inForce } from '#tests/support/delegations'
import { get, post } from '#tests/support/http'
import { ok } from '#tests/support/registration'

interface Member {
  token: string
  phone: string
}

const path = '/api/legal/company/card-holder'
const answer = async (member: Member, userId: string, given: object = {}) => {
  ok(await post(`${path}/${userId}/otp-start`, given, { token: member.token }))
  const otpSecret = await codeFor(member.phone)
  ok(await post(`${path}/${userId}/sign`, { otpSecret, ...given }, { token: member.token }))
}

/** What the badges, the home and the list say to a member: contracts of their own, and those for an absent member. */
const told = async ({ token }: Member) => {
  const { contracts } = ok(await get(orderPath('panel'), { token })).body.waitingForMe
  const { items } = ok(await get(path, { token })).body as {
    items: { awaits: string | null; inPlaceOf: { phone: string } | null }[]
  }
  const own = items.filter(({ awaits }) => awaits === 'SIGNATURE').length
  const forOther = items.filter(({ awaits, inPlaceOf }) => !awaits && inPlaceOf).length
  return {
    counted: [contracts.toSign, contracts.toSignFor],
    listed: [own, forOther],
  }
}
const same = (own: number, forOther: number) => ({
  counted: [own, forOther],
  listed: [own, forOther],
})

test.group('A contract that waits for signatures', (group) => {
  group.setup(() => cleanDatabase())

  test('is counted and listed for whose signature may still count, and for nobody else', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'NOT_ALLOWED'],
      ceoLevel: 'OPTIONAL',
      minimum: 1,
    })
    const [must, may, never] = company.members
    const { ceo } = company
    const week = async () =>
      ok(await get('/api/legal/company/week', { token: ceo.token })).body.contractsToSign
    const { userId } = await aNamedHolder(company as never)
    for (const member of [must, may, never, ceo]) assert.deepEqual(await told(member), same(0, 0))
    ok(await uploadContract(company, userId))
    for (const member of [must, may, ceo]) assert.deepEqual(await told(member), same(1, 0))
    assert.deepEqual(await told(never), same(0, 0))
    assert.equal(await week(), 1)

    // One optional signature is enough: the other one is needed no longer.
    await answer(may, userId)
    assert.deepEqual([await told(ceo), await told(may)], [same(0, 0), same(0, 0)])
    assert.equal(await week(), 0)
    assert.deepEqual(await told(must), same(1, 0))
    await answer(must, userId)
    assert.deepEqual(await told(must), same(0, 0))

    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.deepEqual(await told(rival.members[0]), same(0, 0))
  })

  test('waits for who signs in the place of an absent member, until that ends', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'MANDATORY', 'OPTIONAL'],
      minimum: 1,
    })
    const [absent, delegate, , third] = company.members
    const { userId } = await aNamedHolder(company as never)
    ok(await uploadContract(company, userId))
    const delegation = await inForce(company, absent, delegate)
    assert.deepEqual(await told(delegate), same(1, 0))
    await answer(third, userId)
    // Their own signature is needed no longer; the absent member's is.
    assert.deepEqual(await told(delegate), same(0, 1))
    ok(await decide(absent, delegation, 'revoke'))
    assert.deepEqual(await told(delegate), same(0, 0))
    assert.deepEqual(await told(absent), same(1, 0))
  })
})
