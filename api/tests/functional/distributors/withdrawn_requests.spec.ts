import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { get, post } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'

const minuteMs = 60_000

/** What people read, word for word. */
const said = {
  notYourRequest: 'درخواست را تنها کسی پس می‌گیرد که آن را ثبت کرده است.',
  withdrawInstead: 'این درخواست را خودتان ثبت کرده‌اید. به جای رد، آن را پس بگیرید.',
}

const ask = (token: string, distributorId: string) =>
  post(
    `/api/admin/distributors/${distributorId}/requests`,
    { iban: 'IR110120000000005500000002', reason: 'نامه شرکت پخش' },
    { token }
  )
const answer = (token: string, id: string, how: 'approve' | 'reject' | 'withdraw') =>
  post(`/api/admin/change-requests/${id}/${how}`, how === 'reject' ? { reason: 'نه' } : {}, {
    token,
  })

test.group('A request about a distributor', () => {
  test('is taken back by who asked alone, and may be asked for again', async ({ assert }) => {
    const [asker, another] = [await aSignedInStaff('finance'), await aSignedInStaff('finance')]
    const second = await aSignedInStaff('approver')
    const { id } = await aSupplier()
    const ibanOf = async () => (await db.from('distributors').where({ id }).firstOrFail()).iban
    const before = await ibanOf()
    const requestId: string = (await ask(asker.token, id)).body.id

    const others = await answer(another.token, requestId, 'withdraw')
    assert.containSubset(others, { status: 422, body: { message: said.notYourRequest } })
    const own = await answer(asker.token, requestId, 'reject')
    assert.containSubset(own, { status: 422, body: { message: said.withdrawInstead } })
    assert.equal((await answer(second.token, requestId, 'withdraw')).status, 403)
    for (const missing of [newId(), 'x']) {
      assert.equal((await answer(asker.token, missing, 'withdraw')).status, 404)
    }

    const back = await answer(asker.token, requestId, 'withdraw')
    assert.containSubset(back, { status: 200, body: { status: 'WITHDRAWN' } })
    assert.equal((await answer(asker.token, requestId, 'withdraw')).status, 409)
    assert.equal((await answer(second.token, requestId, 'approve')).status, 409)
    assert.equal(await ibanOf(), before)
    const told = { subject_id: requestId, command: 'distributor-requests.withdraw' }
    assert.lengthOf(await db.from('audit_lines').where(told), 1)
    assert.equal((await ask(asker.token, id)).status, 201)
  })

  test('tells its history in the time in which it says when it was asked', async ({ assert }) => {
    const asker = await aSignedInStaff('finance')
    const { id } = await aSupplier()
    await transaction((trx) => clock.advance(40, trx))
    const { body: request } = await ask(asker.token, id)
    const { body } = await get(`/api/admin/change-requests/${request.id}`, asker)
    const { body: past } = await get(`/api/admin/change-requests/${request.id}/history`, asker)
    assert.lengthOf(past.entries, 1)
    const apartMs = Date.parse(past.entries[0].at) - Date.parse(body.askedAt)
    assert.isBelow(Math.abs(apartMs), minuteMs)
  })
})
