import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { historyPage, type HistoryEntry } from '#contracts/history'
import { system } from '#app/platform/audit/actor'
import { auditAll } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { aDispute, staffDecide } from '#tests/support/disputes'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { find, historyOf, pathOf, said } from './read.js'
import { aChangedDistributor, anInvoiceWithAPast, named } from './road.js'

test.group('A history', (group) => {
  let auditor: string
  group.setup(async () => {
    auditor = await staffToken('super')
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
      ['مبلغ فاکتور', 'نسخه', 'کالاها']
    )
    assert.notMatch(JSON.stringify(body), /کارمزد|بازپرداخت|برگشتی|credit-/)
  })

  test('read what became of a report about their goods, by whom and with which answer', async ({
    assert,
  }) => {
    const { id, invoice } = await aDispute()
    const { token } = await named('distributor', 'پویا پخش', { distributorId: invoice.supplier.id })
    await staffDecide(token, id, 'accept', 'distributor')
    const { body } = await historyOf('disputes', id, token)
    assert.deepEqual(
      body.entries.map(({ what, who, reason }) => [what, who, reason]),
      [
        ['پذیرش گزارش مشکل', 'پویا پخش', 'بررسی شد'],
        ['گزارش مشکل کالا', 'نرگس کسب‌وکار', 'سه کارتن نرسید'],
      ]
    )
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
