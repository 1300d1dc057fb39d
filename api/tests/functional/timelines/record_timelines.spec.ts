import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { HistoryEntry, HistoryPage } from '#contracts/history'
import { historyPage } from '#contracts/history'
import { system } from '#app/shared/actor'
import { auditAll } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { isWithheld, toldFacts } from '#app/shared/history/facts'
import { newId } from '#app/shared/ids'
import { allResources } from '#app/shared/resource/resource'
import { aShop } from '#tests/support/credit'
import { get, type Answer } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { aSupplier } from '#tests/support/orders'
import {
  aBigLine,
  aChangedDistributor,
  aDoubtfulPayment,
  anInvoiceWithAPast,
  aReviewedFile,
  aRunWithAPast,
  named,
} from './road.js'

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i
const pathOf = (resource: string, id: string) => `/api/admin/${resource}/${id}/history`
const historyOf = (resource: string, id: string, token: string): Promise<Answer<HistoryPage>> =>
  get(pathOf(resource, id), { token })

const said = ({ entries }: HistoryPage) => entries.map(({ what, who }) => [what, who])
const find = ({ entries }: HistoryPage, what: string): HistoryEntry => {
  const entry = entries.find((each) => each.what === what)
  if (!entry) throw new Error(`${what} is not among ${entries.map((each) => each.what).join(', ')}`)
  return entry
}
/** A word of a program that a person would read, among what is told as text. */
const programWords = ({ entries }: HistoryPage) =>
  entries
    .flatMap(({ what, who, whoIs, facts }) => [
      what,
      who,
      whoIs,
      ...facts.flatMap(({ label, as, before, after }) => [
        label,
        ...(as === 'text' ? [before, after].flat() : []),
      ]),
    ])
    .filter((text) => typeof text === 'string' && /[A-Z_]{3,}|[a-z]+[A-Z-]/.test(text))

test.group('The history of a record', (group) => {
  let world: Record<string, string>
  let sold: Awaited<ReturnType<typeof anInvoiceWithAPast>>
  let auditor: string
  group.setup(async () => {
    const file = await aReviewedFile()
    const big = await aBigLine()
    sold = await anInvoiceWithAPast()
    const settled = await aRunWithAPast()
    const distributor = await aChangedDistributor()
    const payment = await aDoubtfulPayment()
    auditor = await staffToken('super')
    world = {
      'registrations': file.registrationId,
      'users': big.shop.userId,
      'approvals': big.approvalId,
      'credit-lines': big.lineId,
      'orders': sold.invoice.id,
      'settlement-runs': settled.run.id,
      'distributors': distributor.id,
      'distributor-requests': distributor.requestId,
      'payments': payment,
    }
  })

  test('tells of a file who did what, by the names of people, newest first', async ({ assert }) => {
    const { body } = await historyOf('registrations', world.registrations, await staffToken('kyc'))
    assert.deepEqual(said(body).slice(0, 8), [
      ['نتیجه اعتبارسنجی', 'امید اعتباری'],
      ['رها کردن پرونده', 'سارا بازبین'],
      ['تأیید مدارک', 'سارا بازبین'],
      ['تأیید فروشگاه', 'سارا بازبین'],
      ['بازگرداندن فروشگاه به بررسی', 'سارا بازبین'],
      ['رد فروشگاه', 'سارا بازبین'],
      ['تأیید هویت', 'سارا بازبین'],
      ['برداشتن پرونده برای بررسی', 'سارا بازبین'],
    ])
    assert.containSubset(find(body, 'رد فروشگاه'), {
      whoIs: 'کارمند',
      facts: [{ label: 'فروشگاه', as: 'text', before: 'در انتظار بررسی', after: 'ردشده' }],
      reason: 'نشانی خوانا نیست',
      isRoutine: false,
    })
    assert.containSubset(find(body, 'فرستادن مدارک'), { who: 'مریم رضایی', whoIs: 'مشتری' })
    const times = body.entries.map(({ at }) => Date.parse(at))
    assert.deepEqual(
      times,
      times.toSorted((one, other) => other - one)
    )
  })

  test('marks claims as routine, and nothing that was decided', async ({ assert }) => {
    const { body } = await historyOf('registrations', world.registrations, auditor)
    const routine = body.entries.filter(({ isRoutine }) => isRoutine).map(({ what }) => what)
    assert.deepEqual(routine, ['رها کردن پرونده', 'برداشتن پرونده برای بررسی'])
  })

  test('of a line begins with its allocation, and names both persons', async ({ assert }) => {
    const { body } = await historyOf(
      'credit-lines',
      world['credit-lines'],
      await staffToken('finance')
    )
    assert.deepEqual(said(body), [
      ['رفع مسدودی اعتبار', 'امید اعتباری'],
      ['مسدودسازی اعتبار', 'امید اعتباری'],
      ['تخصیص اعتبار', 'لیلا تأیید'],
      ['درخواست تخصیص اعتبار', 'امید اعتباری'],
    ])
    assert.containSubset(find(body, 'مسدودسازی اعتبار'), {
      facts: [{ label: 'دلیل مسدودی', after: 'تصمیم کارکنان بانک' }],
      reason: 'به خواست مشتری',
    })
    assert.containSubset(find(body, 'تخصیص اعتبار').facts, [
      { label: 'مبلغ', as: 'rial', after: 6_000_000_000 },
    ])
  })

  test('of a customer joins the files and lines that the reader may see', async ({ assert }) => {
    const all = await historyOf('users', world.users, await staffToken('credit'))
    const words = (answer: Answer<HistoryPage>) => said(answer.body).map(([what]) => what)
    assert.includeMembers(words(all), ['نخستین ورود به سامانه', 'تخصیص اعتبار', 'مسدودسازی اعتبار'])
    assert.containSubset(find(all.body, 'تخصیص اعتبار').facts, [
      { label: 'طرح', after: 'کالای تندمصرف (شخص)' },
    ])
    const lawyer = await historyOf('users', world.users, await staffToken('legal'))
    assert.notInclude(words(lawyer), 'تخصیص اعتبار')
    assert.notInclude(words(lawyer), 'مسدودسازی اعتبار')
  })

  test('of an invoice goes from its sale to its payment', async ({ assert }) => {
    const { body } = await historyOf('orders', sold.invoice.id, await staffToken('support'))
    assert.deepEqual(
      said(body).map(([what]) => what),
      [
        'تأیید شرکت پخش',
        'پرداخت فاکتور',
        'رفع توقف فاکتور',
        'توقف فاکتور مشکوک',
        'تغییر فاکتور',
        'ثبت فاکتور',
      ]
    )
    assert.containSubset(find(body, 'پرداخت فاکتور'), {
      who: 'نرگس کسب‌وکار',
      facts: [
        { label: 'مبلغ', as: 'rial', after: 8_000_000 },
        { label: 'از محل', as: 'text', after: 'اعتبار' },
      ],
    })
    assert.containSubset(find(body, 'تغییر فاکتور').facts, [
      { label: 'مبلغ فاکتور', as: 'rial', before: 9_000_000, after: 8_000_000 },
    ])
    assert.match(find(body, 'ثبت فاکتور').who, /^پخش /)
  })

  test('of a run names who made and who approved it, and the end', async ({ assert }) => {
    const { body } = await historyOf(
      'settlement-runs',
      world['settlement-runs'],
      await staffToken('finance')
    )
    assert.deepEqual(said(body), [
      ['پایان تسویه', 'سامانه'],
      ['ثبت نتیجه تسویه', 'مینا مالی'],
      ['تلاش دوباره تسویه', 'مینا مالی'],
      ['ثبت نتیجه تسویه', 'مینا مالی'],
      ['تأیید تسویه', 'نیما مالی'],
      ['پیش‌نمایش تسویه', 'مینا مالی'],
    ])
    assert.containSubset(find(body, 'پیش‌نمایش تسویه').facts, [{ label: 'نوع', after: 'سررسید' }])
  })

  test('of a payment tells what the bank and the two people did', async ({ assert }) => {
    const { body } = await historyOf('payments', world.payments, await staffToken('finance'))
    assert.deepEqual(
      said(body).slice(0, 3),
      [
        ['پایان موفق پرداخت', 'سامانه'],
        ['تأیید نفر دوم پرداخت', 'نیما مالی'],
        ['درخواست ثبت دستی پرداخت', 'مینا مالی'],
      ].toSorted(() => 0)
    )
    assert.deepEqual(body.entries.at(-1)?.what, 'آغاز پرداخت')
    assert.containSubset(find(body, 'تأیید نفر دوم پرداخت').facts, [
      { label: 'وضعیت', before: 'در انتظار تعیین تکلیف', after: 'موفق' },
    ])
  })

  test('of a distributor names who asked and who approved', async ({ assert }) => {
    const { body } = await historyOf('distributors', world.distributors, auditor)
    assert.containSubset(find(body, 'تغییر شبای شرکت پخش'), {
      who: 'لیلا تأیید',
      facts: [
        { label: 'شبا', as: 'code', after: 'IR110120000000005500000002' },
        { label: 'درخواست‌کننده', as: 'text', after: 'مینا مالی' },
      ],
    })
  })

  test('holds no id, no word of a program and no name to sign in with', async ({ assert }) => {
    const usernames = await db.from('staff_users').select('username')
    for (const [resource, id] of Object.entries(world)) {
      const { status, body } = await historyOf(resource, id, auditor)
      assert.equal(status, 200, resource)
      assert.isNotEmpty(body.entries, resource)
      assert.notMatch(JSON.stringify(body), uuid, resource)
      assert.isEmpty(programWords(body), resource)
      for (const { username } of usernames) {
        assert.notInclude(JSON.stringify(body), `"${username}"`, resource)
      }
    }
  })

  test('has decided of every fact that the trail holds whether it is told', async ({ assert }) => {
    const subjects = Object.keys(toldFacts)
    const lines = await db
      .from('audit_lines')
      .whereIn('subject_type', subjects)
      .select('subject_type', 'before', 'after')
    assert.isAbove(lines.length, 30)
    const undecided = lines.flatMap(({ subject_type: subject, before, after }) =>
      Object.keys({ ...before, ...after })
        .filter((fact) => !(fact in toldFacts[subject]) && !isWithheld(subject, fact))
        .map((fact) => `${subject}.${fact}`)
    )
    assert.deepEqual([...new Set(undecided)], [])
  })

  test('tells nothing of what has no word of ours', async ({ assert }) => {
    const { userId } = await aShop()
    const [subject, actor] = [{ type: 'users', id: userId }, system('tests')]
    const secret = { token: 'a secret', plan: newId(), told: newId() }
    await transaction((trx) =>
      auditAll(
        [
          { actor, command: 'users.future' as 'users.note', subject, after: secret },
          { actor, command: 'partners.remain-credit', subject, after: secret },
        ],
        trx
      )
    )
    const { body } = await historyOf('users', userId, auditor)
    assert.containSubset(find(body, 'استعلام اعتبار مشتری از سوی شریک'), {
      who: 'سامانه',
      facts: [],
    })
    assert.lengthOf(find(body, 'استعلام اعتبار مشتری از سوی شریک').facts, 0)
    assert.notInclude(JSON.stringify(body), 'users.future')
    assert.notInclude(JSON.stringify(body), 'a secret')
  })

  test('comes in pages', async ({ assert }) => {
    const { userId } = await aShop()
    await db
      .from('users')
      .where({ id: userId })
      .update({ created_at: new Date('2026-01-01') })
    await db
      .from('registrations')
      .where({ user_id: userId })
      .update({ created_at: new Date('2026-01-02') })
    const line = { actor: system('tests'), command: 'partners.remain-credit' } as const
    const lines = Array.from({ length: historyPage.size }, () => ({
      ...line,
      subject: { type: 'users', id: userId },
    }))
    await transaction((trx) => auditAll(lines, trx))
    const page = async (number: string) =>
      get(`${pathOf('users', userId)}?page=${number}`, { token: auditor })
    const [first, second, third] = [await page('1'), await page('2'), await page('3')]
    assert.lengthOf(first.body.entries, 50)
    assert.deepEqual([first.body.hasMore, second.body.hasMore], [true, false])
    assert.deepEqual(
      second.body.entries.map(({ what }: HistoryEntry) => what),
      ['آغاز درخواست', 'نخستین ورود به سامانه']
    )
    assert.deepEqual(third.body, { entries: [], hasMore: false })
    for (const wrong of ['0', '-1', '1.5', '99999', 'x', '۱']) {
      assert.equal((await page(encodeURIComponent(wrong))).status, 422, wrong)
    }
  })

  test('is there for whoever may see the record, and for nobody else', async ({ assert }) => {
    const stranger = (await signIn()).token
    for (const [resource, id] of Object.entries(world)) {
      assert.equal((await get(pathOf(resource, id))).status, 401, resource)
      assert.equal((await historyOf(resource, id, stranger)).status, 403, resource)
      assert.equal((await historyOf(resource, newId(), auditor)).status, 404, resource)
      assert.equal((await historyOf(resource, 'x', auditor)).status, 404, resource)
    }
    assert.equal((await historyOf('orders', world.orders, await staffToken('kyc'))).status, 403)
    assert.equal((await historyOf('users', world.users, await staffToken('finance'))).status, 403)
    assert.equal((await historyOf('orders', world.orders, sold.supplier.token)).status, 403)
  })

  test('of every described page is among those that are tried here', ({ assert }) => {
    const others = [
      'staff',
      'staff-requests',
      'gateway-deposits',
      'partner-clients',
      'webhook-deliveries',
    ]
    const described = allResources().filter(({ history }) => history)
    assert.sameMembers(
      described.map(({ name }) => name),
      [...Object.keys(world), ...others]
    )
  })
})

test.group('Users of a distributor', () => {
  test('read the history of their own invoices, without the bank’s people and amounts', async ({
    assert,
  }) => {
    const { invoice, supplier } = await anInvoiceWithAPast()
    const { token } = await named('distributor', 'پویا پخش', { distributorId: supplier.id })
    const { status, body } = await historyOf('orders', invoice.id, token)
    assert.equal(status, 200)
    assert.containSubset(find(body, 'توقف فاکتور مشکوک'), { who: 'بانک', reason: null })
    assert.containSubset(find(body, 'پرداخت فاکتور'), { who: 'نرگس کسب‌وکار' })
    assert.deepEqual(
      find(body, 'تغییر فاکتور').facts.map(({ label }) => label),
      ['مبلغ فاکتور']
    )
    assert.notMatch(JSON.stringify(body), /کارمزد|بازپرداخت|برگشتی|credit-/)
  })

  test('find nothing of the invoices of others', async ({ assert }) => {
    const { invoice } = await anInvoiceWithAPast()
    const { id: distributorId } = await aSupplier()
    const token = await staffToken('distributor', { distributorId })
    assert.equal((await historyOf('orders', invoice.id, token)).status, 404)
    for (const resource of [
      'users',
      'registrations',
      'payments',
      'settlement-runs',
      'credit-lines',
    ]) {
      assert.equal((await historyOf(resource, newId(), token)).status, 403, resource)
    }
  })

  test('read of their distributor what was changed, not who at the bank did it', async ({
    assert,
  }) => {
    const { id } = await aChangedDistributor()
    const { token } = await named('distributor', 'پویا پخش', { distributorId: id })
    const { body } = await historyOf('distributors', id, token)
    assert.deepEqual(said(body), [
      ['تغییر شرکت پخش', 'بانک'],
      ['تغییر شبای شرکت پخش', 'بانک'],
    ])
    assert.notMatch(JSON.stringify(body), /درخواست‌کننده|ترتیب نمایش|مینا|لیلا|رضا/)
  })
})
