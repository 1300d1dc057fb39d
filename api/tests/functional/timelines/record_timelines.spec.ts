import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { HistoryPage } from '#contracts/history'
import { isWithheld, shownFacts } from '#app/platform/history/facts'
import { newId } from '#app/platform/values/ids'
import { get, type Answer } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { openLists } from '#tests/support/open_lists'
import {
  aBigLine,
  aChangedDistributor,
  aDoubtfulPayment,
  anInvoiceWithAPast,
  aReviewedFile,
  aRunWithAPast,
} from './road.js'
import { find, historyOf, pathOf, said } from './read.js'

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i
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
    await db
      .from('staff_users')
      .whereColumn('full_name', 'username')
      .update({ full_name: 'بی‌نام' })
    world = {
      'registrations': file.registrationId,
      'users': big.shop.userId,
      'approvals': big.approvalId,
      'credit-lines': big.lineId,
      'orders': sold.invoice.id,
      'settlement-runs': settled.run.id,
      'distributors': distributor.id,
      'change-requests': distributor.requestId,
      'payments': payment,
    }
  })

  test('tells of a file who did what, by the names of people, newest first', async ({ assert }) => {
    const { body } = await historyOf('registrations', world.registrations, await staffToken('kyc'))
    assert.deepEqual(said(body).slice(0, 8), [
      ['نتیجه اعتبارسنجی', 'امید اعتباری'],
      ['تأیید مدارک', 'سارا بازبین'],
      ['تأیید فروشگاه', 'سارا بازبین'],
      ['بازگرداندن فروشگاه به بررسی', 'سارا بازبین'],
      ['رد فروشگاه', 'سارا بازبین'],
      ['برداشتن پرونده برای بررسی', 'سارا بازبین'],
      ['رها کردن پرونده', 'سارا بازبین'],
      ['تأیید هویت', 'سارا بازبین'],
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
    assert.deepEqual(routine, [
      'برداشتن پرونده برای بررسی',
      'رها کردن پرونده',
      'برداشتن پرونده برای بررسی',
    ])
  })

  test('of a line begins with its allocation, and names both persons', async ({ assert }) => {
    const { body } = await historyOf(
      'credit-lines',
      world['credit-lines'],
      await staffToken('finance')
    )
    assert.deepEqual(said(body), [
      ['رفع مسدودی اعتبار', 'مینا اعتباری'],
      ['درخواست رفع مسدودی اعتبار', 'امید اعتباری'],
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
        'درخواست رفع توقف فاکتور',
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
    assert.equal(find(body, 'ثبت فاکتور').who, 'پخش البرز')
  })

  test('of a run names who made and who approved it, and the end', async ({ assert }) => {
    const { body } = await historyOf(
      'settlement-runs',
      world['settlement-runs'],
      await staffToken('finance')
    )
    // The last result ends the run in the same moment: either may stand first.
    assert.sameDeepMembers(said(body).slice(0, 2), [
      ['ثبت نتیجه تسویه', 'مینا مالی'],
      ['پایان تسویه', 'سامانه'],
    ])
    assert.deepEqual(said(body).slice(2), [
      ['تأیید تلاش دوباره تسویه', 'نیما مالی'],
      ['تلاش دوباره تسویه', 'مینا مالی'],
      ['ثبت نتیجه تسویه', 'مینا مالی'],
      ['تأیید تسویه', 'نیما مالی'],
      ['پیش‌نمایش تسویه', 'مینا مالی'],
    ])
    assert.containSubset(find(body, 'پیش‌نمایش تسویه').facts, [{ label: 'نوع', after: 'سررسید' }])
  })

  test('of a payment tells what the bank and the two people did', async ({ assert }) => {
    const { body } = await historyOf('payments', world.payments, await staffToken('finance'))
    assert.sameDeepMembers(said(body).slice(0, 2), [
      ['تأیید نفر دوم پرداخت', 'نیما مالی'],
      ['پایان موفق پرداخت', 'سامانه'],
    ])
    assert.deepEqual(said(body).slice(2, 3), [['درخواست ثبت دستی پرداخت', 'مینا مالی']])
    assert.equal(find(body, 'آغاز پرداخت').who, 'نرگس کسب‌وکار')
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
    const subjects = Object.keys(shownFacts)
    const lines = await db
      .from('audit_lines')
      .whereIn('subject_type', subjects)
      .select('subject_type', 'before', 'after')
    assert.isAbove(lines.length, 30)
    const undecided = lines.flatMap(({ subject_type: subject, before, after }) =>
      Object.keys({ ...before, ...after })
        .filter((fact) => !(fact in shownFacts[subject]) && !isWithheld(subject, fact))
        .map((fact) => `${subject}.${fact}`)
    )
    assert.deepEqual([...new Set(undecided)], [])
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
      'payouts',
      'branches',
      'wallets',
      'staff',
      'distributor-users',
      'order-uploads',
      'gateway-deposits',
      'reconciliations',
      'gateways',
      'sms-templates',
      'sms-providers',
      'partner-clients',
      'webhook-deliveries',
      'disputes',
      'cards',
      'card-holders',
      'parcels',
      'print-batches',
      'contracts',
      'signature-enrollments',
      'contract-templates',
      'companies',
      'leads',
      'call-infos',
      'manual-reports',
      'merchants',
      'devices',
      'card-payments',
      'suspensions',
      'blacklists',
      'write-offs',
      'bank-branches',
      'withdrawals',
      'packages',
      ...['business-service-plans', 'certificate-types'],
    ]
    const described = openLists().filter(({ history }) => history)
    assert.sameMembers(
      described.map(({ name }) => name),
      [...Object.keys(world), ...others]
    )
  })
})
