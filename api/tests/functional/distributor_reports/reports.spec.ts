import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  distributorReports,
  type DistributorReport,
  type DistributorReportName,
  type ReportColumn,
} from '#contracts/distributor_reports'
import type { ShippedRole } from '#contracts/identity'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import { aSupplier, type Supplier } from '#factories/distributor'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aShopWithCredit } from '#factories/shop'
import { aDispute } from '#tests/support/disputes'
import { get } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { cancel, payWithCode, returnTo } from '#tests/support/orders'
import { exported, sheetOf } from '#tests/support/resources'
import { aFinanceTeam, aMatureInvoice, preview, runCommand } from '#tests/support/settlement'

const today = () => clock.today()
const lately = () => `from=${addDays(today(), -40)}&to=${today()}`
const own = '/api/distributor/reports'

const read = async (
  name: DistributorReportName,
  token: string,
  query = lately(),
  base = own
): Promise<DistributorReport> => {
  const answer = await get(`${base}/${name}?${query}`, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

const aBranch = async ({ id }: Supplier, name: string, provinceId: number | null = null) => {
  const branch = newId()
  const row = { id: branch, distributor_id: id, name, province_id: provinceId }
  await db.table('distributor_branches').insert({ ...row, created_at: new Date() })
  return branch
}
const inBranch = (invoice: Invoice, branch_id: string) =>
  db.from('orders').where({ id: invoice.id }).update({ branch_id })
const onDay = (invoice: Invoice, days: number) =>
  db
    .from('orders')
    .where({ id: invoice.id })
    .update({ created_at: clock.businessNow().plus({ days }).toJSDate() })

/** Two branches and none, invoices in many states, on several days, of one supplier. */
const aBusySupplier = async () => {
  const supplier = await aSupplier()
  const province = await db.from('provinces').orderBy('id').firstOrFail()
  const branches = [
    await aBranch(supplier, 'شعبه شرق', province.id),
    await aBranch(supplier, 'شعبه غرب'),
  ]
  const shop = await aShopWithCredit(900_000_000)
  const sold = async (amount: number, branch?: number) => {
    const invoice = await anInvoice({ shop, amount, supplier })
    if (branch !== undefined) await inBranch(invoice, branches[branch])
    return invoice
  }
  const paid = await sold(50_000_000, 0)
  await payWithCode(shop, paid.id)
  const returned = await sold(40_000_000, 0)
  await payWithCode(shop, returned.id)
  await returnTo(returned, 30_000_000)
  await cancel(await sold(30_000_000, 1))
  await onDay(await sold(20_000_000, 1), -2)
  await onDay(await sold(10_000_000), -33)
  const { token, id } = await aSignedInStaff('distributor', { distributorId: supplier.id })
  return { supplier, branches, shop, token, staffId: id, province }
}

/** What the list answers under the filter that a number carries. */
const behind = async (
  { list }: DistributorReport,
  token: string,
  filter: object
): Promise<Record<string, number>> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const answer = await get(`/api/distributor/${list}/totals?${query}`, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** The total of the list that a column of sums is made of. */
const totalOf = (report: DistributorReport, { name, kind }: ReportColumn): string => {
  if (kind === 'number') return 'count'
  if (report.list === 'orders') return 'grandTotalAmount'
  return name === 'fee' ? 'discount' : name
}
const isSum = ({ name, kind, filter }: ReportColumn) =>
  filter !== undefined &&
  filter !== null &&
  (kind === 'number' || kind === 'rials') &&
  name !== 'returned'

test.group('Reports of a distributor', () => {
  test('each number is the total of the list under the filter it carries, and the sum of its rows', async ({
    assert,
  }) => {
    const { token, supplier } = await aBusySupplier()
    const { maker, checker } = await aFinanceTeam()
    await aMatureInvoice(70_000_000, supplier)
    const run = await preview(maker, { upTo: today() })
    await runCommand(run.body.id, 'approve', checker)
    let compared = 0
    for (const name of distributorReports) {
      const report = await read(name, token)
      for (const column of report.columns.filter(isSum)) {
        const total = totalOf(report, column)
        for (const row of [...report.rows, report.totals]) {
          const { [total]: expected } = await behind(report, token, {
            ...row.filter,
            ...column.filter,
          })
          assert.equal(row.cells[column.name], expected, `${name} ${column.name}`)
          compared++
        }
        const sum = report.rows.reduce((all, { cells }) => all + Number(cells[column.name]), 0)
        assert.equal(report.totals.cells[column.name], sum, `${name} ${column.name}`)
      }
    }
    assert.isAbove(compared, 150)
  }).timeout(120_000)

  test('say what was sold by branch: paid, cancelled, come back, and each share', async ({
    assert,
  }) => {
    const { token } = await aBusySupplier()
    const { rows, totals } = await read('branch', token)
    const of = (name: string) => rows.find(({ cells }) => cells.branchName === name)!.cells
    assert.containSubset(of('شعبه شرق'), {
      invoices: 2,
      amount: 80_000_000,
      paid: 80_000_000,
      canceled: 0,
      returned: 10_000_000,
    })
    assert.containSubset(of('شعبه غرب'), { invoices: 2, canceled: 30_000_000, returned: 0 })
    assert.containSubset(of('بدون شعبه'), { invoices: 1, amount: 10_000_000, share: 7.1 })
    assert.containSubset(totals.cells, { invoices: 5, amount: 140_000_000, share: 100 })
  })

  test('name each day and each Jalali month, those without a sale too', async ({ assert }) => {
    const { token } = await aBusySupplier()
    const daily = await read('daily', token, `from=${addDays(today(), -9)}&to=${today()}`)
    assert.lengthOf(daily.rows, 10)
    assert.deepEqual(
      daily.rows.filter(({ cells }) => cells.invoices !== 0).map(({ cells }) => cells.day),
      [addDays(today(), -2), today()]
    )
    assert.isNull(daily.rows[0].cells.average)
    assert.equal(daily.before.to, addDays(today(), -10))
    assert.equal(daily.before.cells.invoices, 0)
    const monthly = await read('monthly', token, 'from=2025-03-21&to=2025-03-21')
    assert.lengthOf(monthly.rows, 1)
    assert.equal(monthly.rows[0].cells.month, '2025-03-21')
    const year = await read('monthly', token, 'from=2025-03-21&to=2026-03-20')
    assert.lengthOf(year.rows, 12)
    assert.deepInclude(year.before, { from: '2024-03-20', to: '2025-03-20' })
  })

  test('know new customers, reported invoices and how long a payment takes', async ({ assert }) => {
    const { order, supplier } = await aDispute().then(async (made) => ({
      order: await db.from('orders').where({ id: made.invoice.id }).firstOrFail(),
      supplier: made.invoice.supplier,
    }))
    await db
      .from('orders')
      .where({ id: order.id })
      .update({ created_at: clock.businessNow().minus({ days: 3 }).toJSDate() })
    const token = await staffToken('distributor', { distributorId: supplier.id })
    const { cells } = (await read('general', token)).totals
    assert.containSubset(cells, { customers: 1, newCustomers: 1, disputes: 1 })
    assert.closeTo(Number(cells.daysToPayment), 3, 0.2)
    const again = await read('general', token, `from=${addDays(today(), -1)}&to=${today()}`)
    assert.containSubset(again.totals.cells, { invoices: 0, customers: 0, daysToPayment: null })
  })

  test('leave out what a sandbox sold', async ({ assert }) => {
    const supplier = await aSupplier({ isTest: true })
    const shop = await aShopWithCredit(90_000_000)
    await anInvoice({ shop, amount: 10_000_000, supplier })
    const token = await staffToken('distributor', { distributorId: supplier.id })
    assert.equal((await read('daily', token)).totals.cells.invoices, 0)
  })
})

test.group('The growth of a month', () => {
  test('is over the month before, and none of a month that the period cuts', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShopWithCredit(90_000_000)
    for (const [amount, day] of [
      [10_000_000, '2025-04-01'],
      [25_000_000, '2025-05-01'],
    ] as const) {
      const { id } = await anInvoice({ shop, amount, supplier })
      await db
        .from('orders')
        .where({ id })
        .update({ created_at: new Date(`${day}T12:00:00Z`) })
    }
    const token = await staffToken('distributor', { distributorId: supplier.id })
    const growth = async (to: string) => {
      const { rows, totals } = await read('monthly', token, `from=2025-03-21&to=${to}`)
      return [...rows, totals].map(({ cells }) => cells.growth)
    }
    assert.deepEqual(await growth('2025-05-21'), [null, 150, null])
    assert.deepEqual(await growth('2025-05-10'), [null, null, null])
  })
})

test.group('Who reads the reports of a distributor', () => {
  test('its own users alone, of a branch that branch, of the bank all', async ({ assert }) => {
    const { supplier, branches, token } = await aBusySupplier()
    const other = await aSignedInStaff('distributor', { distributorId: (await aSupplier()).id })
    assert.equal((await read('branch', other.token)).totals.cells.invoices, 0)
    const of = { distributorId: supplier.id, branchId: branches[1] }
    const { token: branch } = await aSignedInStaff('branch', of)
    const seen = await read('branch', branch)
    assert.deepEqual(
      seen.rows.map(({ cells }) => cells.branchName),
      ['شعبه غرب']
    )
    const named = (who: string, query: string, base = own) =>
      get(`${base}/branch?${lately()}&${query}`, { token: who }).then(({ status }) => status)
    assert.equal(await named(branch, `branchId=${branches[0]}`), 404)
    assert.equal(await named(other.token, `branchId=${branches[0]}`), 404)
    assert.equal(await named(token, `branchId=${branches[0]}`), 200)
    const bank = '/api/admin/distributor-reports'
    assert.equal(await named(other.token, `distributorId=${supplier.id}`, bank), 404)
    const finance = await staffToken('finance')
    assert.equal(await named(finance, `distributorId=${newId()}`, bank), 404)
    const whole = await read('branch', finance, `${lately()}&distributorId=${supplier.id}`, bank)
    assert.equal(whole.totals.cells.invoices, 5)
    assert.equal((await get(`${own}/branch?${lately()}`, { token: finance })).status, 403)
    assert.equal(await named(await staffToken('kyc'), '', bank), 403)
    // Whoever was taken the right to a list does not read its sums.
    const key = `reads-reports-${newId()}`
    await db.table('roles').insert({ key, permissions: ['distributor-reports.read'] })
    assert.equal(await named(await staffToken(key as ShippedRole), '', bank), 403)
  })

  test('ask for periods that end, of days that are, and for reports that exist', async ({
    assert,
  }) => {
    const token = await staffToken('distributor', { distributorId: (await aSupplier()).id })
    const status = async (path: string) => (await get(`${own}/${path}`, { token })).status
    assert.equal(await status('daily'), 422)
    assert.equal(await status('daily?from=2026-02-01&to=2026-01-31'), 422)
    assert.equal(await status('daily?from=2016-01-01&to=2026-01-01'), 422)
    assert.equal(await status('daily?from=2026-02-30&to=2026-03-01'), 422)
    assert.equal(await status('daily?from=9000-01-01&to=9000-01-02'), 422)
    assert.equal(await status('daily?from=2025-01-01&to=2026-02-04'), 200)
    assert.equal(await status('daily?from=2025-01-01&to=2026-02-05'), 422)
    assert.equal(await status(`daily?${lately()}&branchId=1`), 422)
    assert.equal(await status(`nothing?${lately()}`), 404)
  })
})

test.group('Reports as files', () => {
  test('have title, period, sums and the sums before, and leave a line in the trail', async ({
    assert,
  }) => {
    const { token, staffId } = await aBusySupplier()
    const file = await exported(`${own}/branch/export?${lately()}`, token)
    assert.equal(file.status, 200)
    const { sheet, rows } = await sheetOf(file.bytes)
    assert.containSubset(sheet.views, [{ rightToLeft: true }])
    assert.equal(rows[0][0], 'فروش شعبه‌ها')
    assert.equal(rows[3][0], 'شعبه')
    assert.deepEqual(rows.at(-2)!.slice(0, 3), ['جمع', 5, 140_000_000])
    assert.match(String(rows.at(-1)![0]), /^دوره پیش/)
    const line = await db.from('audit_lines').where({ actor_id: staffId }).firstOrFail()
    assert.containSubset(line, {
      command: 'resource.export',
      subject_type: 'distributor-reports',
    })
    const csv = await exported(`${own}/branch/export?${lately()}&format=csv`, token)
    assert.match(csv.bytes.toString('utf8'), /شعبه شرق/)
  })
})
