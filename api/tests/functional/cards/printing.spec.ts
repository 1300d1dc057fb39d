import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AnsweredCard } from '#contracts/cards'
import { readWorkbook } from '#app/platform/workbook/read_workbook'
import { aWaitingCard, print, self, statusOf } from '#tests/support/cards'
import { baseUrl, get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'
import { workbookOf } from '#tests/support/settlement'

test.group('A batch for the printer', (group) => {
  group.each.setup(async () => {
    await db.from('cards').where('status', 'PRINT_PENDING').update({ status: 'CREATED' })
  })
  const create = (token: string) => post('/api/admin/print-batches', {}, { token })
  const fileOf = async (id: string, token: string) => {
    const answer = await fetch(`${baseUrl()}/api/admin/print-batches/${id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) return { status: answer.status, rows: [] }
    const rows = await readWorkbook(Buffer.from(await answer.arrayBuffer()), {
      unpackedBytesMax: 2 ** 24,
      charactersMax: 2 ** 20,
      rowsMax: 1000,
      cellsMax: 10_000,
      columnsMax: 20,
    })
    return { status: 200, rows: rows.map(({ cells }) => cells) }
  }
  const send = async (
    id: string,
    token: string,
    file: Uint8Array<ArrayBuffer>,
    name = 'x.xlsx'
  ) => {
    const body = new FormData()
    body.set('file', new File([file], name))
    return post(`/api/admin/print-batches/${id}/result`, body, { token })
  }
  const answersOf = (body: { answers: AnsweredCard[] }) => body.answers.map(({ answer }) => answer)

  test('takes every waiting card once; its file alone holds whole numbers, and who took it is told', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    assert.equal((await create(token)).status, 422)
    const holders = [await aWaitingCard(), await aWaitingCard()]
    await db
      .from('users')
      .where('id', holders[0]!.userId)
      .update({ firstname_en: 'NARGES', lastname_en: 'KASBOKAR' })
    const both = await Promise.all([create(token), create(token)])
    assert.sameMembers(
      both.map(({ status }) => status),
      [201, 422]
    )
    const { id, number, cards } = both.find(({ status }) => status === 201)!.body
    assert.equal(cards, 2)
    for (const role of ['support', 'auditor'] as const) {
      assert.equal((await fileOf(id, await staffToken(role))).status, 403)
    }
    const { rows } = await fileOf(id, token)
    const numbers = await Promise.all(holders.map(async (one) => (await self(one)).body.cardNumber))
    assert.deepEqual(rows[0], [
      'ردیف',
      'شناسه',
      'شماره کارت',
      'انقضا',
      'نام روی کارت',
      'نام لاتین',
      'نتیجه',
      'علت',
    ])
    assert.deepEqual(
      rows.slice(1).map((cells) => cells.slice(0, 3)),
      numbers.map((cardNumber, at) => [String(at + 1), `K${number}-${at + 1}`, cardNumber])
    )
    assert.deepEqual(
      rows.slice(1).map((cells) => cells[5] || ''),
      ['NARGES KASBOKAR', '']
    )
    assert.match(rows[1]![3]!, /^14\d\d\/(0[1-9]|1[0-2])$/)
    const taken = await db
      .from('audit_lines')
      .where({ subject_id: id, command: 'print-batches.download' })
    assert.deepEqual(
      taken.map(({ after }) => after),
      [{ cards: 2 }]
    )
    const texts = [
      JSON.stringify((await get(`/api/admin/print-batches/${id}`, { token })).body),
      JSON.stringify((await list('cards', token)).body),
      JSON.stringify((await get(`/api/admin/cards/${holders[0]!.cardId}`, { token })).body),
      String((await get('/api/admin/cards/export?format=csv', { token })).body),
    ]
    for (const text of texts) {
      for (const whole of numbers) assert.notInclude(text, whole)
      assert.include(text, numbers[0].slice(-4))
    }
    const found = await list('cards', token, { filter: { q: numbers[0].slice(-4) } })
    assert.include(
      found.body.map(({ id: cardId }: { id: string }) => cardId),
      holders[0]!.cardId
    )
  })

  test('is answered row by row: what does not fit is told and changes nothing', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    const [good, bad, gone, again] = [
      await aWaitingCard(),
      await aWaitingCard(),
      await aWaitingCard(),
      await aWaitingCard(),
    ]
    const { id, number } = (await create(token)).body
    const reference = (row: number) => `K${number}-${row}`
    await print(gone.cardId, token)
    await db.from('cards').where('id', again.cardId).update({ status: 'CREATED' })
    const headers = ['شناسه', 'شماره کارت', 'نتیجه', 'علت']
    const file = await workbookOf(
      headers,
      [reference(1), '', 'چاپ‌شده', ''],
      [reference(2), '', 'چاپ نشد', 'پلاستیک شکست'],
      [reference(3), '', 'PRINTED', ''],
      [reference(4), '', 'چاپ شد', ''],
      [reference(1), '', 'چاپ نشد', ''],
      [`K${number + 1}-1`, '', 'چاپ شد', ''],
      ['=HYPERLINK("x")', '', 'چاپ شد', ''],
      [reference(2), '', 'شاید', '']
    )
    const first = await send(id, token, file)
    assert.equal(first.status, 200)
    assert.deepEqual(answersOf(first.body), [
      ...['PRINTED', 'FAILED', 'ANSWERED_BEFORE', 'WRONG_STATE', 'ANSWERED_BEFORE'],
      ...['UNKNOWN_REFERENCE', 'UNKNOWN_REFERENCE', 'UNKNOWN_VERDICT'],
    ])
    const states = await Promise.all([good, bad, gone, again].map(statusOf))
    assert.deepEqual(states, ['PRINTED', 'PRINT_PENDING', 'PRINTED', 'CREATED'])
    const second = await send(id, token, file)
    assert.notInclude(answersOf(second.body), 'PRINTED')
    assert.notInclude(answersOf(second.body), 'FAILED')
    assert.deepEqual(await Promise.all([good, bad, gone, again].map(statusOf)), states)
    assert.lengthOf(await db.from('parcels').where('card_id', good.cardId), 1)
    const told = await db
      .from('audit_lines')
      .where({ command: 'print-batches.import', subject_id: id })
    assert.deepEqual(
      told.map(({ after }) => after),
      [{ printed: 1, failed: 1 }]
    )
    // What failed waits for the next batch.
    const next = await create(token)
    assert.equal(next.body.cards, 1)
    const { body } = await get(`/api/admin/print-batches/${id}`, { token })
    assert.containSubset(body, { cards: 4, printed: 2, failed: 1, waiting: 1 })
    assert.equal(body.lines[1].reason, 'پلاستیک شکست')
  })

  test('takes no file that is none, and none of somebody who may not', async ({ assert }) => {
    const token = await staffToken('card')
    const holder = await aWaitingCard()
    const { id } = (await create(token)).body
    const text = new TextEncoder().encode('شناسه,نتیجه')
    const files: [Uint8Array<ArrayBuffer>, string][] = [
      [text, 'x.xlsx'],
      [text, 'x.csv'],
      [await workbookOf(['شناسه', 'وضع'], ['K1-1', 'چاپ شد']), 'x.xlsx'],
      [await workbookOf(['شناسه', 'نتیجه']), 'x.xlsx'],
    ]
    for (const [file, name] of files) {
      const { status, body } = await send(id, token, file, name)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'file')
    }
    assert.equal((await post(`/api/admin/print-batches/${id}/result`, {}, { token })).status, 422)
    const good = await workbookOf(['شناسه', 'نتیجه'], ['K1-1', 'چاپ شد'])
    assert.equal((await send(holder.cardId, token, good)).status, 404)
    assert.equal((await send(id, await staffToken('support'), good)).status, 403)
    assert.equal(await statusOf(holder), 'PRINT_PENDING')
  })
})
