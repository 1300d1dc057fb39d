import { test } from '@japa/runner'
import { statementPdfMovementsMax } from '#contracts/statements'
import { InvalidFields } from '#app/platform/errors'
import type { PdfBlock } from '#app/platform/pdf/make_pdf'
import { periodOf } from '#app/credit/statements/domain/period'
import { bodyOf, type Movement } from '#app/credit/statements/domain/statement'
import { statementDocument } from '#app/credit/statements/exports/statement_document'
import type { Statement } from '#app/credit/statements/queries/statement_of'
import { timelineOf, type Owing } from '#app/credit/statements/domain/obligations'

const today = '2026-11-22'

test.group('The days of a statement', () => {
  test('are those that are asked for, up to today and a year at most', ({ assert }) => {
    const table: [wanted: object, made: [from: string, to: string] | 'refused'][] = [
      [{}, ['2026-10-24', today]],
      [{ from: today }, [today, today]],
      [{ from: '2026-11-01', to: '2026-11-10' }, ['2026-11-01', '2026-11-10']],
      [{ from: '2026-11-01', to: '2026-12-01' }, ['2026-11-01', today]],
      [{ to: '2025-01-30' }, ['2025-01-01', '2025-01-30']],
      [{ from: '2025-11-22', to: today }, ['2025-11-22', today]],
      [{ from: '2025-11-21', to: today }, 'refused'],
      [{ from: '0001-01-01', to: today }, 'refused'],
      [{ from: today, to: '9999-12-31' }, 'refused'],
      [{ from: '2026-11-10', to: '2026-11-09' }, 'refused'],
      [{ from: '2026-11-23', to: '2026-11-24' }, 'refused'],
    ]
    for (const [wanted, made] of table) {
      const name = JSON.stringify(wanted)
      if (made === 'refused') assert.throws(() => periodOf(wanted, today), InvalidFields as never)
      else assert.deepEqual(periodOf(wanted, today), { from: made[0], to: made[1] }, name)
    }
  })

  test('refuses to tell balances that its movements do not make', ({ assert }) => {
    const nothing = { wallet: 0, line: 0, lateFees: 0, writtenOff: 0 }
    const charge = { id: 'a', kind: 'GATEWAY_CAPTURED', ...nothing, wallet: 70 } as Movement
    const closing = { ...nothing, wallet: 70 }
    const { wallet, items } = bodyOf({ opening: nothing, closing }, [charge])
    assert.deepEqual(wallet, { opening: 0, raised: 70, lowered: 0, closing: 70 })
    assert.equal(items[0].walletBalance, 70)
    for (const account of ['wallet', 'line', 'lateFees', 'writtenOff']) {
      const wrong = { ...closing, [account]: 71 }
      assert.throws(() => bodyOf({ opening: nothing, closing: wrong }, [charge]), /add up/)
    }
  })
})

const aStatement = (count: number): Statement => {
  const nothing = { wallet: 0, line: 0, lateFees: 0, writtenOff: 0 }
  const movement = (index: number): Movement => ({
    id: String(index),
    kind: 'GATEWAY_CAPTURED',
    at: new Date('2026-11-20T08:05:00Z'),
    referenceCode: null,
    externalId: '14',
    distributorName: 'پخش گلستان',
    orderId: null,
    repaymentId: null,
    repaidInvoices: null,
    ...nothing,
    wallet: index % 2 === 0 ? 3_000_000 : -1_000_000,
  })
  const movements = Array.from({ length: count }, (_, index) => movement(index))
  const wallet = movements.reduce((sum, { wallet: amount }) => sum + amount, 0)
  return {
    plan: 'kasbeno-fmcg-real',
    holder: { name: 'نرگس', phone: '09120000000', nationalId: '0499370899' },
    cardHolder: null,
    from: '2026-11-01',
    to: today,
    madeAt: new Date('2026-11-22T08:00:00Z'),
    ...bodyOf({ opening: nothing, closing: { ...nothing, wallet } }, movements),
  }
}

test.group('The statement on paper', () => {
  test('has a table for each account that moved, whose last row is the sum of the others', ({
    assert,
  }) => {
    const { blocks, madeAt } = statementDocument(aStatement(3))
    assert.equal(madeAt, '2026-11-22T08:00:00.000Z')
    assert.deepEqual(
      blocks.map((block) => (block.kind === 'heading' ? block.text : block.kind)),
      ['facts', 'کیف پول', 'facts', 'table', 'اعتبار', 'facts', 'note']
    )
    const table = blocks[3] as PdfBlock & { kind: 'table' }
    assert.deepEqual(table.rows[1], [
      '۱۱:۳۵ | ۱۴۰۵/۰۸/۲۹',
      'واریز از درگاه پرداخت: پخش گلستان، فاکتور ۱۴',
      '',
      '۱٬۰۰۰٬۰۰۰',
      '۲٬۰۰۰٬۰۰۰',
    ])
    assert.deepEqual(table.total, ['', 'جمع گردش', '۶٬۰۰۰٬۰۰۰', '۱٬۰۰۰٬۰۰۰', '۵٬۰۰۰٬۰۰۰'])
  })

  test('of one card names its holder, and has no balance of the wallet, which is the company’s', ({
    assert,
  }) => {
    const cardHolder = { userId: 'u1', name: 'مینا رستمی', phone: '09141111111' }
    const { blocks } = statementDocument({ ...aStatement(3), cardHolder })
    const [facts, , wallet] = blocks as (PdfBlock & { facts: unknown[] })[]
    assert.deepInclude(facts.facts, ['خریدهای کارت', 'مینا رستمی، ۰۹۱۴۱۱۱۱۱۱۱'])
    const table = wallet as PdfBlock as PdfBlock & { kind: 'table' }
    assert.deepEqual(table.total, ['', 'جمع گردش', '۶٬۰۰۰٬۰۰۰', '۱٬۰۰۰٬۰۰۰'])
    for (const row of [table.columns, ...table.rows]) assert.lengthOf(row, 4)
    assert.equal(
      table.columns.reduce((sum, { share }) => sum + share, 0),
      100
    )
  })

  test('is refused for more than is laid out in a while', ({ assert }) => {
    const shortest = statementPdfMovementsMax + 1
    assert.throws(() => statementDocument(aStatement(shortest)), InvalidFields as never)
    assert.lengthOf(statementDocument(aStatement(shortest - 1)).blocks, 7)
  })
})

const owing = (kind: Owing['kind'], dueDate: string | null, amount: number): Owing => ({
  kind,
  id: `${kind} ${dueDate}`,
  title: kind,
  amount,
  dueDate,
  ifPaidToday: { amount, freesCredit: kind === 'INSTALLMENT' ? amount : 0 },
})

test.group('What is owed, in time', () => {
  test('the oldest day comes first, debts before offers, what has no day last', ({ assert }) => {
    const { items, totals } = timelineOf(
      [
        owing('PLATFORM_FEE', null, 1),
        owing('PENDING_INVOICE', today, 20),
        { ...owing('INSTALLMENT', '2026-12-01', 300), disputedAmount: 7 },
        // All of it is disputed: nothing is asked for.
        { ...owing('INSTALLMENT', '2026-12-02', 0), disputedAmount: 90 },
        owing('LATE_FEE', today, 4_000),
        owing('INSTALLMENT', '2026-11-21', 50_000),
        owing('RENEWAL', '2026-11-23', 600_000),
      ],
      today
    )
    assert.deepEqual(
      items.map(({ kind, daysLeft, isPastDue }) => [kind, daysLeft, isPastDue]),
      [
        ['INSTALLMENT', -1, true],
        ['LATE_FEE', 0, false],
        ['PENDING_INVOICE', 0, false],
        ['RENEWAL', 1, false],
        ['INSTALLMENT', 9, false],
        ['PLATFORM_FEE', null, false],
      ]
    )
    assert.deepEqual(totals, {
      owedAmount: 54_300,
      pastDueAmount: 50_000,
      disputedAmount: 97,
      amount: 654_321,
      ifPaidToday: { amount: 654_321, freesCredit: 50_300 },
    })
  })
})
