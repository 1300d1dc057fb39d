import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aWaitingCard, print, statusOf } from '#tests/support/cards'
import { get, post } from '#tests/support/http'
import { changesOf } from '#tests/support/change_requests'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { workbookOf } from '#tests/support/settlement'

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

test.group('A batch that the printer never answers', (group) => {
  let [officer, approver]: Signed[] = []
  group.setup(async () => {
    officer = await aSignedInStaff('card')
    approver = await aSignedInStaff('approver')
  })
  group.each.setup(async () => {
    await db.from('cards').where('status', 'PRINT_PENDING').update({ status: 'CREATED' })
  })
  const create = async () =>
    (await post('/api/admin/print-batches', {}, { token: officer!.token })).body as {
      id: string
      number: number
      cards: number
    }
  const cancel = (
    batchId: string,
    token: string,
    body: object = { reason: 'چاپخانه پاسخ نمی‌دهد' }
  ) => post(`/api/admin/print-batches/${batchId}/cancel`, body, { token })
  const decide = (requestId: string, verdict: string, { token }: Signed, body = {}) =>
    post(`/api/admin/change-requests/${requestId}/${verdict}`, body, { token })
  const answer = async (batchId: string, ...rows: string[][]) => {
    const form = new FormData()
    form.set('file', new File([await workbookOf(['شناسه', 'نتیجه'], ...rows)], 'x.xlsx'))
    const path = `/api/admin/print-batches/${batchId}/result`
    const { body } = await post(path, form, { token: officer!.token })
    return body.answers.map((line: { answer: string }) => line.answer)
  }

  test('is given up by two people: its cards are printed in the next one, its late answer is refused line by line', async ({
    assert,
  }) => {
    const [first, second, third] = [
      await aWaitingCard(),
      await aWaitingCard(),
      await aWaitingCard(),
    ]
    const { id, number } = await create()
    assert.deepEqual(await answer(id, [`K${number}-1`, 'چاپ شد']), ['PRINTED'])
    const asked = await cancel(id, officer!.token)
    assert.deepEqual([asked.status, asked.body.status], [201, 'PENDING'])
    assert.equal((await cancel(id, officer!.token)).status, 409)
    // Until then the printer may still answer, and nobody prints a card twice.
    assert.equal((await post('/api/admin/print-batches', {}, officer)).status, 422)
    assert.equal((await decide(asked.body.id, 'approve', officer!)).status, 403)
    assert.deepEqual(await answer(id, [`K${number}-2`, 'چاپ نشد']), ['FAILED'])

    const both = await Promise.all([1, 2].map(() => decide(asked.body.id, 'approve', approver!)))
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 409]
    )
    const batch = await get(`/api/admin/print-batches/${id}`, officer)
    assert.containSubset(batch.body, { printed: 1, failed: 1, waiting: 0, canceled: 1 })
    const late = ['چاپ شد', 'چاپ شد', 'چاپ شد'].map((word, at) => [`K${number}-${at + 1}`, word])
    assert.deepEqual(await answer(id, ...late), [
      'ANSWERED_BEFORE',
      'ANSWERED_BEFORE',
      'BATCH_CANCELED',
    ])
    const states = await Promise.all([first, second, third].map(statusOf))
    assert.deepEqual(states, ['PRINTED', 'PRINT_PENDING', 'PRINT_PENDING'])
    const next = await create()
    assert.equal(next.cards, 2)
    assert.deepEqual(await answer(next.id, [`K${next.number}-1`, 'چاپ شد']), ['PRINTED'])
    const { after, reason } = await db
      .from('audit_lines')
      .where({ command: 'print-batches.cancel', subject_id: id })
      .firstOrFail()
    assert.deepInclude(after, { canceled: 1 })
    assert.equal(reason, 'چاپخانه پاسخ نمی‌دهد')
  })

  test('stays as it is when the second person refuses, the first one takes it back, or everything was answered', async ({
    assert,
  }) => {
    await aWaitingCard()
    const card = await aWaitingCard()
    const { id, number } = await create()
    const one = (await cancel(id, officer!.token)).body.id
    const other = await aSignedInStaff('card')
    assert.equal((await decide(one, 'withdraw', other)).status, 422)
    assert.equal((await decide(one, 'withdraw', officer!)).status, 200)
    const two = (await cancel(id, officer!.token)).body.id
    assert.equal((await decide(two, 'reject', approver!, { reason: 'فردا می‌رسد' })).status, 200)
    const three = (await cancel(id, officer!.token)).body.id
    await answer(id, [`K${number}-1`, 'چاپ شد'])
    await print(card.cardId, officer!.token)
    assert.equal((await decide(three, 'approve', approver!)).status, 409)
    assert.equal((await cancel(id, officer!.token)).status, 422)
    const { body } = await get(`/api/admin/print-batches/${id}`, officer)
    assert.containSubset(body, { printed: 2, waiting: 0, canceled: 0 })
  })

  test('is nobody’s to give up without the right, without a reason, or where there is none', async ({
    assert,
  }) => {
    await aWaitingCard()
    const { id } = await create()
    assert.equal((await cancel(id, await staffToken('support'))).status, 403)
    assert.equal((await cancel(id, officer!.token, { reason: ' ' })).status, 422)
    assert.equal((await cancel(newId(), officer!.token)).status, 404)
    assert.equal((await decide(newId(), 'approve', approver!)).status, 404)
    const support = await staffToken('support')
    assert.deepEqual((await changesOf('print-requests', support)).body, [])
  })
})
