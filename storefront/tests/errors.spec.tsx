import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorState } from '#ui/ErrorState.tsx'
import { namingLostAnswer } from '#areas/wallet/parts/payment/unanswered.ts'
import { useCodeEntry } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { ApiError, ConnectionError, isEndOfSession, messageOf } from '#core/api/errors.ts'
import { toastError, toasts } from '#core/toast.ts'

const lost = 'ارتباط با سرور برقرار نشد. لطفاً دوباره تلاش کنید.'

const told: [what: string, error: unknown, text: string][] = [
  ['no answer', new ConnectionError(), lost],
  ['a server in trouble that says nothing', new ApiError(500, {}), lost],
  ['a proxy that answers no JSON', new ApiError(502, {}), lost],
  ['an error of our own code', new TypeError('x is undefined'), lost],
  ['a message that is no text', new ApiError(422, { message: 7 }), lost],
  [
    'a refusal with its reason',
    new ApiError(422, { title: 'BusinessRuleException', message: 'بسته پیشین دیگر معتبر نیست.' }),
    'بسته پیشین دیگر معتبر نیست.',
  ],
  [
    'too many requests',
    new ApiError(429, { message: 'شمار درخواست‌ها زیاد است. لطفاً کمی بعد دوباره تلاش کنید.' }),
    'شمار درخواست‌ها زیاد است. لطفاً کمی بعد دوباره تلاش کنید.',
  ],
]
test.each(told)('%s is told in a toast', (_what, error, text) => {
  toastError(error)
  expect(toasts.value.map(({ kind, message }) => [kind, message])).toEqual([['error', text]])
  expect(messageOf(error)).toBe(text)
})

test.each([401, 403])('a %d ends the session and is not told in a toast', (status) => {
  const error = new ApiError(status, { message: 'نشست شما پایان یافته است.' })
  toastError(error)
  expect(isEndOfSession(error)).toBe(true)
  expect(toasts.value).toEqual([])
})

const codes: [what: string, error: ApiError, text: string][] = [
  [
    'wrong, in the server’s words',
    new ApiError(400, { title: 'OtpWrongException', message: 'این کد درست نیست.' }),
    'این کد درست نیست.',
  ],
  [
    'wrong, without words',
    new ApiError(400, { title: 'OtpWrongException' }),
    'کد واردشده درست نیست.',
  ],
  [
    'locked',
    new ApiError(429, { title: 'OtpLockedException', message: 'ورود کد برای مدتی بسته است.' }),
    'ورود کد برای مدتی بسته است.',
  ],
]
test.each(codes)('a code that is %s is told under its field', async (_what, error, text) => {
  const entry = { deadline: Infinity, onCode: vi.fn().mockRejectedValue(error), onResend: vi.fn() }
  const { result } = renderHook(() => useCodeEntry(entry))
  await act(() => result.current.send.run('48125'))
  expect(result.current.error).toBe(text)
  expect(toasts.value).toEqual([])
})

test('a payment whose answer is lost is told as neither paid nor unpaid; a refusal stays as it is', async () => {
  await expect(namingLostAnswer(Promise.reject(new ConnectionError()))).rejects.toMatchObject({
    status: 0,
    message:
      'پاسخ سرور نرسید و هنوز نمی‌دانیم پرداخت ثبت شده است یا نه. اینترنت را بررسی کنید و دوباره دکمه پرداخت را بزنید؛ مبلغی دو بار برداشته نمی‌شود.',
  })
  const refusal = new ApiError(422, { message: 'اعتبار شما کافی نیست.' })
  await expect(namingLostAnswer(Promise.reject(refusal))).rejects.toBe(refusal)
  await expect(namingLostAnswer(Promise.resolve(7))).resolves.toBe(7)
})

test('data that did not come are said to be missing, with a way to ask again', () => {
  const again = vi.fn()
  render(<ErrorState onRetry={again} />)
  expect(screen.getByRole('alert')).toHaveTextContent('دریافت اطلاعات با خطا روبه‌رو شد.')
  screen.getByRole('button', { name: 'تلاش دوباره' }).click()
  expect(again).toHaveBeenCalledOnce()
})
