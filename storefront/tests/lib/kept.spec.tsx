import { renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#core/api/errors.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { showFormErrors } from '#core/forms.ts'
import { endSession, startSession } from '#core/session.ts'
import { shareFile } from '#core/share.ts'
import { toasts } from '#core/toast.ts'
import {
  keepRunningCode,
  readRunningCode,
  readTypedPhone,
} from '#areas/entry/parts/login/loginDraft.ts'

beforeEach(() => startSession({ bearerToken: 'token' }))

test('what was typed is kept in this tab, until it was sent or the session ends', () => {
  keepDraft('identity', { firstname: 'مریم' })
  keepDraft('shop', { address: 'تهران' })
  sessionStorage.setItem('of-another', 'stays')
  expect(readDraft('identity')).toEqual({ firstname: 'مریم' })
  dropDraft('identity')
  expect(readDraft('identity')).toEqual({})
  endSession()
  expect(readDraft('shop')).toEqual({})
  expect(sessionStorage.getItem('of-another')).toBe('stays')
})

test('a login code is known after a reload for as long as it lives', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  keepRunningCode({ phone: '09121234567', endsAt: Date.now() + 120_000 })
  vi.advanceTimersByTime(119_000)
  expect(readRunningCode()?.phone).toBe('09121234567')
  vi.advanceTimersByTime(1_000)
  expect(readRunningCode()).toBeNull()
  vi.useRealTimers()
})

test('the number of a login code that is over need not be typed again', () => {
  keepRunningCode({ phone: '09121234567', endsAt: Date.now() - 1 })
  expect(readTypedPhone()).toBe('09121234567')
  keepRunningCode(null)
  expect(readTypedPhone()).toBe('')
})

const refused = (field: string) =>
  new ApiError(422, { message: 'نادرست است.', errors: [{ field, rule: 'x', message: 'خانه‌ای.' }] })
const aForm = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { firstname: '', lastname: '' } })
    return { form, errors: form.formState.errors }
  })

test('what the server says of a field stands under it, and is not told twice', () => {
  const { result, rerender } = aForm()
  showFormErrors(refused('lastname'), result.current.form)
  rerender()
  expect(result.current.errors.lastname?.message).toBe('خانه‌ای.')
  expect(result.current.errors.firstname).toBeUndefined()
  expect(toasts.value).toEqual([])
})

test('what the server says of no field of the form is told in a message', () => {
  const { result, rerender } = aForm()
  showFormErrors(refused('elsewhere'), result.current.form)
  rerender()
  expect(result.current.errors).toEqual({})
  expect(toasts.value).toHaveLength(1)
})

afterEach(() => {
  for (const key of ['canShare', 'share']) Reflect.deleteProperty(navigator, key)
})

const share = async (outcome: () => Promise<void>, canShare = true) => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(navigator, { canShare: () => canShare, share: outcome })
  const said = await shareFile(new File(['x'], 'kasbeno-receipt.png'), 'رسید')
  return [said, saved.mock.calls.length]
}

test('a receipt is shared, or saved where it cannot be; a sharing that is closed saves nothing', async () => {
  expect(await share(() => Promise.resolve())).toEqual(['shared', 0])
  const closed = new DOMException('closed', 'AbortError')
  expect(await share(() => Promise.reject(closed))).toEqual(['shared', 0])
  const failed = new DOMException('failed', 'NotAllowedError')
  expect(await share(() => Promise.reject(failed))).toEqual(['saved', 1])
  vi.restoreAllMocks()
  expect(await share(() => Promise.resolve(), false)).toEqual(['saved', 1])
})
