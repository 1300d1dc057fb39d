import { test } from '@japa/runner'
import fc from 'fast-check'
import { bankFeeOf, platformFeeOf, refusalToDraw, type DrawableLine } from '#contracts/credit'
import { digitsOnly, searchKey, toAsciiDigits, toPersianDigits } from '#contracts/digits'
import { hasNextPage } from '#contracts/limits'
import { paidFor, type OrderStatus, type PaymentSource } from '#contracts/orders'
import { isRials, lineTotal, mulDivFloor, percent, shareOf } from '#contracts/money'
import { isMobilePhone, isNationalCode, isPersianShopName, isPostalCode } from '#contracts/person'

test.group('What people type', () => {
  test('digits of any script are the same digits', ({ assert }) => {
    assert.equal(toAsciiDigits('۰۹۱۲٣٤٥6789'), '09123456789')
    assert.equal(toPersianDigits('09'), '۰۹')
    assert.equal(digitsOnly('۱٬۲۳۴ ریال'), '1234')
  })

  test('Arabic and Persian spellings give one search key', ({ assert }) => {
    assert.equal(searchKey('علي  كريمي'), searchKey('علی کریمی'))
    assert.equal(searchKey('می‌شود'), searchKey('می شود'))
    assert.equal(searchKey('أحمـد'), searchKey('احمد'))
  })

  test('a search key is no longer than an index takes, whatever its letters become', ({
    assert,
  }) => {
    assert.isAtMost(searchKey('ﷺ'.repeat(100_000)).length, 1_000)
    assert.isAtMost(Buffer.byteLength(searchKey('ﷺ'.repeat(255))), 2_700)
    assert.equal(searchKey('ﷺ'), searchKey('ﷺ'.normalize('NFKC')))
  })

  const table: [string, (text: string) => boolean, string[], string[]][] = [
    [
      'mobile phone',
      isMobilePhone,
      ['09121234567', '۰۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧'],
      ['9121234567', '0912123456', '091212345678', '08121234567', '+989121234567', ''],
    ],
    [
      'national code',
      isNationalCode,
      ['0499370899', '۰۴۹۹۳۷۰۸۹۹', '0084575948'],
      ['0499370898', '1111111111', '049937089', '04993708991', 'abc'],
    ],
    [
      'postal code',
      isPostalCode,
      ['1234567890', '۱۲۳۴۵۶۷۸۹۰'],
      ['123456789', '12345678901', '12345-6789'],
    ],
    [
      'shop name',
      isPersianShopName,
      ['سوپر مارکت امید ۲', 'می‌خوش', 'فروشگاه 12'],
      ['Shop', 'فروشگاه A', '   ', 'نام<script>', 'الف_ب'],
    ],
  ]
  for (const [name, holds, good, bad] of table) {
    test(`${name}: accepts ${good.length}, refuses ${bad.length} samples`, ({ assert }) => {
      for (const text of good) assert.isTrue(holds(text), text)
      for (const text of bad) assert.isFalse(holds(text), text)
    })
  }

  test('of the ten possible last digits, exactly one makes a national code', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
        const head = String(n).padStart(9, '0')
        fc.pre(!/^(.)\1*$/.test(head))
        const valid = [...'0123456789'].filter((digit) => isNationalCode(head + digit))
        assert.lengthOf(valid, 1)
      })
    )
  })
})

test.group('Money', () => {
  test('only whole, safe, non-negative numbers are rials', ({ assert }) => {
    for (const good of [0, 1, Number.MAX_SAFE_INTEGER]) assert.isTrue(isRials(good))
    for (const bad of [-1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '5', null]) {
      assert.isFalse(isRials(bad), String(bad))
    }
  })

  test('a share is exact and rounded down for every safe amount', ({ assert }) => {
    const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const share = shareOf(amount, rate)
        const exact = BigInt(amount) * BigInt(rate)
        assert.isTrue(BigInt(share) * 1_000_000n <= exact && exact < BigInt(share + 1) * 1_000_000n)
      })
    )
    assert.throws(() => mulDivFloor(Number.MAX_SAFE_INTEGER, 3, 2), RangeError)
  })

  test('a quantity with three decimals is multiplied without a float', ({ assert }) => {
    assert.equal(lineTotal(0.1, 3), 0)
    assert.equal(lineTotal(1.005, 1000), 1005)
    assert.equal(lineTotal(2.5, 101), 252)
  })

  test('the platform fee is 1 % and its VAT the rate of the day, each rounded down', ({
    assert,
  }) => {
    assert.deepEqual(platformFeeOf(1_000_000_000, percent(10)), {
      platformFee: 10_000_000,
      valueAddedTax: 1_000_000,
      totalAmount: 11_000_000,
    })
    assert.deepEqual(platformFeeOf(199, percent(10)), {
      platformFee: 1,
      valueAddedTax: 0,
      totalAmount: 1,
    })
  })

  test('the bank fee is rate × amount × days / 365', ({ assert }) => {
    assert.equal(bankFeeOf(365_000_000, percent(18), 30), 5_400_000)
    assert.equal(bankFeeOf(1, percent(18), 120), 0)
  })
})

test.group('Drawing a line', () => {
  const open: DrawableLine = {
    allocated: true,
    blocked: false,
    expired: false,
    feePaid: true,
    left: 100,
  }
  const table: [string, Partial<DrawableLine>, number, ReturnType<typeof refusalToDraw>][] = [
    ['to the last rial', {}, 100, null],
    ['one rial more', {}, 101, 'NOT_ENOUGH'],
    ['without a line', { allocated: false, left: 0 }, 1, 'NOT_ALLOCATED'],
    ['blocked', { blocked: true, expired: true }, 1, 'BLOCKED'],
    ['expired', { expired: true }, 1, 'EXPIRED'],
    ['fee of the year unpaid', { feePaid: false }, 1, 'FEE_UNPAID'],
  ]
  for (const [name, changes, amount, refusal] of table) {
    test(`${name} → ${refusal ?? 'allowed'}`, ({ assert }) =>
      assert.equal(refusalToDraw({ ...open, ...changes }, amount), refusal))
  }
})

test.group('Paging (person §9)', () => {
  test('a next page exists only while more is left', ({ assert }) => {
    assert.isTrue(hasNextPage({ currentPage: 1, pageSize: 10, total: 11 }))
    assert.isFalse(hasNextPage({ currentPage: 2, pageSize: 10, total: 11 }))
    assert.isFalse(hasNextPage({ currentPage: 1, pageSize: 10, total: 10 }))
    assert.isFalse(hasNextPage({ currentPage: 2, pageSize: 10, total: 20 }))
  })
})

test.group('What was paid for an invoice', () => {
  const invoice = {
    status: 'COMPLETED' as OrderStatus,
    paymentSource: 'CREDIT' as PaymentSource | null,
    grandTotalAmount: 4_000_000,
    kasbenoFeeAmount: 20_000,
    bankFeeAmount: 118_356,
    refundAmount: 0,
  }
  const table: [string, Partial<typeof invoice>, number][] = [
    ['out of credit', {}, 4_138_356],
    ['out of the wallet, which pays no bank fee', { paymentSource: 'WALLET' }, 4_020_000],
    ['not at all', { status: 'CREATED', paymentSource: null }, 0],
    ['before goods went back', { refundAmount: 6_207_534 }, 10_345_890],
    ['before staff froze it', { status: 'FRAUD' }, 4_138_356],
    ['before it was cancelled', { status: 'CANCELED', refundAmount: 4_138_356 }, 4_138_356],
    [
      'before goods went back and the rest was cancelled',
      { status: 'CANCELED', refundAmount: 10_345_890 },
      10_345_890,
    ],
    ['not at all before it was cancelled', { status: 'CANCELED', paymentSource: null }, 0],
  ]
  for (const [name, changes, paid] of table) {
    test(name, ({ assert }) => assert.equal(paidFor({ ...invoice, ...changes }), paid))
  }
})
