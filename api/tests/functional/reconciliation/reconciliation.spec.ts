import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import type { LineStatus, ReconciliationSource } from '#contracts/reconciliation'
import { aShop } from '#factories/shop'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'
import {
  bytes,
  camtOf,
  csvOf,
  depositsHere,
  linesOf,
  mt940Of,
  reconciliationsPath,
  sendStatement,
  xlsxOf,
  type Told,
} from '#tests/support/reconciliation'

const from = () => addDays(clock.today(), -5)
const to = () => clock.today()
const period = () => ({ from: from(), to: to() })

/** A thousand movements of the last days. */
const thousand = (prefix: string): Told[] =>
  Array.from({ length: 1_000 }, (_, at) => ({
    reference: `${prefix}${1_000 + at}`,
    day: addDays(from(), at % 6),
    amount: 100_000 + at,
  }))

/** One of each difference: `[in the file, in our books]`. */
const planted = (ours: readonly Told[]): Told[] => {
  const theirs = ours.map((one) => ({ ...one }))
  theirs[10]!.amount += 7
  theirs.splice(20, 1)
  theirs.push({ ...ours[30]! })
  theirs.push({ reference: 'ONLY-THERE', day: to(), amount: 55_555 })
  return theirs
}
const expected = { matched: 998, missingHere: 1, missingThere: 1, amountDiffers: 1, duplicate: 1 }

const expectPlanted = async (assert: Assert, token: string, id: string, ours: readonly Told[]) => {
  const only = async (status: LineStatus) => {
    const lines = await linesOf(token, id, status)
    assert.lengthOf(lines, 1, status)
    return lines[0]!
  }
  const differs = await only('AMOUNT_DIFFERS')
  assert.equal(differs.ourReference, ours[10]!.reference)
  assert.equal(differs.difference, 7)
  assert.equal((await only('MISSING_THERE')).ourReference, ours[20]!.reference)
  assert.equal((await only('DUPLICATE')).theirReference, ours[30]!.reference)
  const here = await only('MISSING_HERE')
  assert.deepEqual([here.theirReference, here.theirAmount], ['ONLY-THERE', 55_555])
}

/** Two statements of two accounts in one camt.053. */
const severalAccounts = () => {
  const [one] = [Buffer.from(camtOf([{ reference: 'A', day: to(), amount: 5 }])).toString()]
  const of = (iban: string) =>
    one.replace('<Stmt>', `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`)
  const second = /<Stmt>[\s\S]*<\/Stmt>/.exec(of('IR02').replace('<Stmt><Acct>', '<Stmt> <Acct>'))
  return bytes(of('IR01').replace('</Stmt>', `</Stmt>${second![0]}`))
}

/** Payments that a gateway took, as copies of one that the test bank took. */
const paymentsHere = async (indicator: ReconciliationSource, told: readonly Told[]) => {
  const { redirect } = await startCharge(await aShop(), 900_000)
  await submit(await decideAtBank(redirect, 'success'))
  const row = await db
    .from('payments')
    .where({ status: 'COMPLETED', indicator: 'BANKTEST' })
    .firstOrFail()
  for (let at = 0; at < told.length; at += 250)
    await db.table('payments').multiInsert(
      told.slice(at, at + 250).map(({ reference, day, amount }) => ({
        ...{ ...row, id: newId(), token: newId(), gateway_token: null, reference_code: newId() },
        ...{ indicator, amount, gateway_receipt: `${reference}:77` },
        completed_at: new Date(`${day}T12:00:00+03:30`),
      }))
    )
}

test.group('A file beside our books', (group) => {
  let token: string
  group.setup(async () => {
    await cleanDatabase()
    token = await staffToken('finance')
  })
  group.teardown(cleanDatabase)

  for (const [format, fileOf] of [
    ['XLSX', xlsxOf],
    ['CSV', csvOf],
    ['MT940', mt940Of],
    ['CAMT053', camtOf],
  ] as const)
    test(`${format} of the bank with 1,000 lines: each planted difference is found, and nothing else`, async ({
      assert,
      cleanup,
    }) => {
      cleanup(async () => {
        await db.from('gateway_deposits').update({
          ...{ reversed_at: new Date(), reversed_by: db.raw('recorded_by'), reverse_reason: 'x' },
        })
      })
      const ours = thousand(`${format}-`)
      await depositsHere(ours)
      const { status, body } = await sendStatement(token, await fileOf(planted(ours)), period())
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(body.counts, expected)
      assert.equal(body.unexplained, 0)
      await expectPlanted(assert, token, body.id, ours)
      const { body: shown } = await get(`${reconciliationsPath}/${body.id}`, { token })
      assert.containSubset(shown, { format, status: 'OPEN', openLines: 4, counts: expected })
    }).timeout(60_000)

  for (const [source, fileOf] of [
    ['MELLAT', xlsxOf],
    ['IRANKISH', csvOf],
  ] as const)
    test(`a gateway's daily file (${source}) with 1,000 lines is laid beside its payments`, async ({
      assert,
    }) => {
      const ours = thousand(`${source}`)
      await paymentsHere(source, ours)
      const file = await fileOf(planted(ours))
      const { status, body } = await sendStatement(token, file, { source, ...period() })
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(body.counts, expected)
      await expectPlanted(assert, token, body.id, ours)
    }).timeout(60_000)

  test('the same file twice is 409 and says where the first is, also for four at once', async ({
    assert,
  }) => {
    const file = csvOf([{ reference: randomUUID(), day: to(), amount: 5 }])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendStatement(token, file, period()))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
    const made = answers.find(({ status }) => status === 201)!.body
    const again = await sendStatement(token, file, period())
    assert.equal(again.status, 409)
    assert.equal(again.body.reconciliationId, made.id)
    assert.match(again.body.message, /پیش‌تر/)
  })

  test('the same file is another one for other days or another source, and once for each', async ({
    assert,
  }) => {
    const file = csvOf([{ reference: randomUUID(), day: to(), amount: 5 }])
    const sendings = [period(), { from: to(), to: to() }, { source: 'SAMAN' as const, ...period() }]
    for (const sending of sendings) {
      const { status, body } = await sendStatement(token, file, sending)
      assert.equal(status, 201, JSON.stringify(body))
      assert.equal((await sendStatement(token, file, sending)).status, 409)
    }
  })

  test('rows of a gateway that took nothing are left out, and counted', async ({ assert }) => {
    const rows = ['موفق', 'ناموفق', 'برگشت خورده'].map(
      (status) => `${to()};${randomUUID()};500;${status}`
    )
    const file = bytes(['تاریخ;شماره پیگیری;مبلغ;وضعیت', ...rows].join('\n'))
    const { body } = await sendStatement(token, file, { source: 'SAMAN', ...period() })
    assert.equal(body.leftOut, 2, JSON.stringify(body))
    assert.equal(body.counts.missingHere, 1)
    assert.equal((await get(`${reconciliationsPath}/${body.id}`, { token })).body.leftOut, 2)
  })

  test('what the file itself says it moved, and no line does, is left unexplained', async ({
    assert,
  }) => {
    const told = [{ reference: randomUUID(), day: to(), amount: 5_000 }]
    for (const file of [mt940Of(told, 5_300), camtOf(told, 5_300)]) {
      const { body } = await sendStatement(token, file, period())
      assert.equal(body.unexplained, 300, JSON.stringify(body))
    }
  })

  test('hostile and broken files are refused in words, and leave nothing', async ({ assert }) => {
    const countAll = async () =>
      (await db.from('reconciliations').count('* as count'))[0].count as number
    const before = await countAll()
    const refused: [Uint8Array<ArrayBuffer>, RegExp][] = [
      [bytes('%PDF-1.7 \0 binary'), /خوانده نشد/],
      [bytes('PK\u0003\u0004 not an archive'), /خوانده نشد/],
      [bytes('نام;قیمت\nچای;5\n'), /آنچه خوانده شد: «نام»، «قیمت»/],
      [bytes('تاریخ;مبلغ\n'), /ردیفی نیست/],
      [bytes(`تاریخ;شماره پیگیری;مبلغ\n${to()};A\n`), /ردیف ۲، «مبلغ»: مبلغ ندارد/],
      [bytes(`تاریخ;شماره پیگیری;مبلغ\n${to()};A;12.5\n`), /«۱۲\.۵»/],
      [bytes('<!DOCTYPE a [<!ENTITY x "y">]><Document>&x;</Document>'), /خوانده نشد/],
      [bytes(`<Document>${'<a>'.repeat(1_000)}`), /خوانده نشد/],
      [mt940Of([]).slice(0, 60), /خوانده نشد/],
      [csvOf([{ reference: 'A', day: '2020-01-01', amount: 5 }]), /بیرون از روزهایی/],
      [
        csvOf(
          Array.from({ length: 1_100 }, (_, at) => ({
            ...{ reference: `M${at}`, day: to(), amount: 9_000_000_000_000_000 },
          }))
        ),
        /جمع مبلغ‌های فایل/,
      ],
      [bytes(`تاریخ;شماره پیگیری;مبلغ;وضعیت\n${to()};A;5;ناموفق\n`), /وضعیت شناخته نشد/],
      [severalAccounts(), /یک حساب/],
    ]
    for (const [file, words] of refused) {
      const { status, body } = await sendStatement(token, file, period())
      assert.equal(status, 422, words.source)
      assert.match(body.errors[0].message, words)
      assert.match(body.errors[0].message, /چیزی ثبت نشد/)
    }
    const wrong = await sendStatement(token, mt940Of([]), { source: 'MELLAT', ...period() })
    assert.match(wrong.body.errors[0].message, /صورت‌حساب بانک است/)
    const huge = new Uint8Array(11 * 1024 * 1024).fill(65)
    assert.match((await sendStatement(token, huge, period())).body.errors[0].message, /۱۰ مگابایت/)
    // More than any form may be: the answer may come while the form is still on its way, and end the connection.
    const enormous = await sendStatement(token, new Uint8Array(200 * 1024 * 1024), period()).then(
      ({ status }) => String(status),
      (error: Error) => String((error.cause as NodeJS.ErrnoException | undefined)?.code)
    )
    assert.include(['413', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'], enormous)
    const later = await sendStatement(token, csvOf([]), { from: to(), to: addDays(to(), 1) })
    assert.equal(later.body.errors[0].field, 'to')
    assert.equal((await sendStatement(token, csvOf([]), { from: to(), to: from() })).status, 422)
    assert.equal(await countAll(), before)
  }).timeout(60_000)

  test('is nothing for others', async ({ assert }) => {
    const [support, auditor] = [await staffToken('support'), await staffToken('auditor')]
    const file = csvOf([{ reference: randomUUID(), day: to(), amount: 5 }])
    assert.equal((await sendStatement(support, file, period())).status, 403)
    assert.equal((await sendStatement(auditor, file, period())).status, 403)
    assert.equal((await get(reconciliationsPath, { token: support })).status, 403)
    assert.equal((await get(reconciliationsPath, { token: auditor })).status, 200)
    assert.equal((await get(`${reconciliationsPath}/missing`, { token: support })).status, 403)
    const nowhere = `/api/admin/reconciliation-lines/${newId()}/resolve`
    assert.equal((await post(nowhere, { note: 'x', action: 'EXPLAINED' }, { token })).status, 404)
    assert.equal((await post(`${reconciliationsPath}/${newId()}/close`, {}, { token })).status, 404)
  })
})
