import { test } from '@japa/runner'
import { messages as repayments } from '#app/credit/installments/i18n/fa'
import { messages } from '#app/trade/orders/i18n/fa'

/** What happened, that no money is gone, and what to do. person §8 */
const refusals: Record<keyof typeof messages.paymentRefused, string> = {
  NOT_ALLOCATED:
    'اعتباری به شما تخصیص داده نشده است. پولی از حساب شما کم نشده است؛ می‌توانید از کیف پول بپردازید.',
  BLOCKED:
    'اعتبار شما مسدود است. پولی از حساب شما کم نشده است؛ برای پیگیری با پشتیبانی تماس بگیرید.',
  EXPIRED:
    'اعتبار شما به پایان رسیده است. پولی از حساب شما کم نشده است؛ برای تمدید با پشتیبانی تماس بگیرید.',
  FEE_UNPAID:
    'کارمزد فعال‌سازی اعتبار پرداخت نشده است. پولی از حساب شما کم نشده است؛ ابتدا کارمزد را بپردازید.',
  CONTRACT_UNSIGNED:
    'قرارداد اعتبار هنوز امضا نشده است. پولی از حساب شما کم نشده است؛ ابتدا قرارداد را در برنامه امضا کنید.',
  NOT_ENOUGH: 'اعتبار شما برای این فاکتور کافی نیست. پولی از حساب شما کم نشده است.',
  WALLET_TOO_LOW:
    'موجودی کیف پول شما کافی نیست. پولی از حساب شما کم نشده است؛ کیف پول را شارژ کنید و دوباره بپردازید.',
  NOT_PAYABLE: 'این فاکتور دیگر قابل پرداخت نیست. پولی از حساب شما کم نشده است.',
  NOT_APPROVED: 'صاحبان امضا این فاکتور را هنوز تأیید نکرده‌اند. پولی از حساب شما کم نشده است.',
  AMOUNT_CHANGED:
    'مبلغ فاکتور تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
  LISTED:
    'در حال حاضر پرداخت از اعتبار ممکن نیست. پولی از حساب شما کم نشده است؛ برای راهنمایی با پشتیبانی تماس بگیرید.',
  CONTENT_CHANGED:
    'کالاهای فاکتور پس از فرستادن کد تغییر کرده است. لطفاً آن را بازبینی کنید و دوباره کد بگیرید. پولی از حساب شما کم نشده است.',
}

test.group('What a refused payment says', () => {
  for (const [code, text] of Object.entries(refusals)) {
    test(`${code} says what happened and that no money is gone`, ({ assert }) => {
      assert.equal(messages.paymentRefused[code as keyof typeof refusals], text)
    })
  }

  test('every reason is in the table', ({ assert }) => {
    assert.sameMembers(Object.keys(messages.paymentRefused), Object.keys(refusals))
  })

  test('a repayment that is refused says so too', ({ assert }) => {
    assert.equal(
      repayments.nothingOwed,
      'این بدهی پیش‌تر تسویه شده است. پولی از حساب شما کم نشده است.'
    )
    assert.equal(
      repayments.moreThanOwed,
      'مبلغ بیش از مانده بدهی شماست. پولی از حساب شما کم نشده است؛ لطفاً مبلغ کمتری وارد کنید.'
    )
    assert.equal(
      messages.alreadyPaid,
      'این فاکتور پیش‌تر پرداخت شده است و دوباره مبلغی برداشته نمی‌شود.'
    )
  })
})
