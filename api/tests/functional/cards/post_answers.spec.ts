import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AnsweredParcel, ParcelStatus } from '#contracts/cards'
import { aWaitingCard, print, statusOf } from '#tests/support/cards'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { letDaysPass } from '#tests/support/installments'
import { workbookOf } from '#tests/support/settlement'

let token: string
const send = async (headers: string[], ...rows: string[][]) => {
  const form = new FormData()
  form.set('file', new File([await workbookOf(headers, ...rows)], 'post.xlsx'))
  return post('/api/admin/parcels/answers', form, { token })
}
const answered = async (...rows: string[][]): Promise<string[]> => {
  const { status, body } = await send(['کد رهگیری', 'وضعیت'], ...rows)
  if (status !== 200) throw new Error(body.message)
  return body.answers.map(({ answer }: AnsweredParcel) => answer)
}

/** A parcel that the post has, under a number of its own. */
const aParcel = async (status: ParcelStatus, trackingNumber: string) => {
  const holder = await aWaitingCard()
  const { parcelId } = (await print(holder.cardId, token)).body
  await db.from('parcels').where('id', parcelId).update({ status, tracking_number: trackingNumber })
  const at = async () => (await db.from('parcels').where('id', parcelId).firstOrFail()).status
  return { holder, at, parcelId }
}
const unique = () => Math.random().toString().slice(2, 14)

test.group('What the post answers in a file', (group) => {
  group.setup(async () => {
    token = await staffToken('card')
  })

  test('moves parcels row by row, in the order of the file; what does not fit is told and changes nothing', async ({
    assert,
  }) => {
    const [a, b, c] = [unique(), unique(), unique()]
    const going = await aParcel('ACCEPTED', a)
    const failed = await aParcel('FAILED_DELIVERY', b)
    const arrived = await aParcel('DELIVERED', c)
    const rows = [
      [b, 'در دست نامه‌رسان'],
      [a, 'در راه'],
      [a.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!), 'out for delivery'],
      [a, 'تحويل شده'],
      [c, 'برگشتی'],
      [c, 'تحویل شد'],
      ['0', 'در راه'],
      ['=HYPERLINK("x")', 'در راه'],
      [b, 'شاید'],
    ]
    const { body } = await send(['', 'وضعیت', 'کد رهگیری'], ...rows.map(([x, y]) => ['', y!, x!]))
    assert.deepEqual(
      body.answers.map(({ row, answer }: AnsweredParcel) => [row, answer]),
      [
        [2, 'MOVED'],
        [3, 'MOVED'],
        [4, 'MOVED'],
        [5, 'MOVED'],
        [6, 'IMPOSSIBLE_MOVE'],
        [7, 'THERE_ALREADY'],
        [8, 'UNKNOWN_PARCEL'],
        [9, 'UNKNOWN_PARCEL'],
        [10, 'UNKNOWN_STATUS'],
      ]
    )
    assert.deepEqual(await Promise.all([going, failed, arrived].map(({ at }) => at())), [
      'DELIVERED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ])
    assert.equal(await statusOf(going.holder), 'DELIVERED')
    const moves = await db
      .from('audit_lines')
      .where({ command: 'parcels.move', subject_id: going.parcelId })
    assert.lengthOf(moves, 3)
  })

  test('is taken once, also when it is sent twice at the same time or saved anew; what changed nothing may come again', async ({
    assert,
  }) => {
    const number = unique()
    const row = [number, 'در دست نامه‌رسان']
    const imports = async () =>
      (await db.from('audit_lines').where({ command: 'parcels.import' })).length
    const told = await imports()
    assert.deepEqual(await answered(row), ['UNKNOWN_PARCEL'])
    assert.equal(await imports(), told)
    const { at, parcelId } = await aParcel('IN_TRANSIT', number)
    const both = await Promise.all([answered(row), answered(row)])
    assert.sameDeepMembers(both, [['MOVED'], ['REPEATED_FILE']])
    // Out for delivery, not at home: the file of the morning would send the parcel out again.
    await db.from('parcels').where('id', parcelId).update({ status: 'FAILED_DELIVERY' })
    assert.deepEqual(await answered(row), ['REPEATED_FILE'])
    assert.equal(await at(), 'FAILED_DELIVERY')
    const more = [row, [unique(), 'در راه']]
    await answered(...more)
    await letDaysPass(1)
    await db.from('parcels').where('id', parcelId).update({ status: 'FAILED_DELIVERY' })
    assert.deepEqual(await answered(...more), ['REPEATED_FILE', 'REPEATED_FILE'])
    assert.deepEqual(await answered(row), ['MOVED'])
    await db.from('parcels').where('id', parcelId).update({ status: 'FAILED_DELIVERY' })
    assert.deepEqual(await answered([number, 'برگشت به فرستنده'], ['1', 'در راه']), [
      'MOVED',
      'UNKNOWN_PARCEL',
    ])
  })

  test('is refused as a whole when it is no such file, or somebody else’s to send', async ({
    assert,
  }) => {
    for (const headers of [['کد رهگیری'], ['وضعیت'], ['x', 'y']]) {
      const { status, body } = await send(headers, ['1', 'در راه'])
      assert.deepEqual([status, body.errors[0].field], [422, 'file'], String(headers))
    }
    assert.equal((await send(['کد رهگیری', 'وضعیت'])).status, 422)
    assert.equal((await post('/api/admin/parcels/answers', {}, { token })).status, 422)
    const outsider = { token: await staffToken('support') }
    assert.equal((await post('/api/admin/parcels/answers', {}, outsider)).status, 403)
  })
})
