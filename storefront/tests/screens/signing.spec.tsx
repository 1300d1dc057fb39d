import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refused } from '../money/server.ts'
import {
  aCamera,
  at,
  begin,
  button,
  end,
  fresh,
  letSettle,
  noCamera,
  open,
  sentence,
  uploads,
  type Sent,
} from '../signing.tsx'

beforeEach(begin)
afterEach(end)

test('who one is comes first: it is shown, confirmed once however it is pressed, and the video is next', async () => {
  noCamera()
  const { answers, posts } = open(fresh)
  expect(await screen.findByText('نرگس')).toBeVisible()
  expect(screen.getByText('۰۰۱۲۳۴۵۶۷۹')).toBeVisible()
  answers['POST /signing/info-inquiry'] = () => {
    answers['GET /signing/check'] = at('VIDEO', { status: 'OPEN' })
    return {}
  }
  const start = await button('تأیید و ادامه')
  await userEvent.dblClick(start)
  fireEvent.click(start)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(posts()).toHaveLength(1)
})

test('a provider that is down or knows somebody else is told, and the page stays', async () => {
  const down = new Refused(503, { title: 'ServerException', status: 503, message: 'پاسخ نمی‌دهد.' })
  const { answers } = open(fresh, { 'POST /signing/info-inquiry': down })
  await screen.findByText('نرگس')
  await userEvent.click(await button('تأیید و ادامه'))
  expect(await button('تأیید و ادامه')).toBeEnabled()
  answers['POST /signing/info-inquiry'] = {}
  answers['GET /signing/check'] = at('WAIT', { submittedAt: '2026-11-22T09:00:00.000Z' })
  await userEvent.click(await button('تأیید و ادامه'))
  expect(await screen.findByText('مدارک شما در دست بررسی است')).toBeVisible()
})

test('the video is recorded, looked at, taken again and sent with its progress; the camera goes off', async () => {
  const { stopped, getUserMedia, Recorder } = aCamera()
  let lose = () => undefined as void
  const lost = new Promise<Sent>((resolve) => (lose = () => resolve('offline')))
  const sent = uploads((attempt) => (attempt === 1 ? lost : { status: 200, body: {} }))
  const { answers } = open(at('VIDEO', { status: 'OPEN' }))
  await screen.findByText(sentence)
  const camera = await button('روشن کردن دوربین')
  await userEvent.dblClick(camera)
  expect(getUserMedia).toHaveBeenCalledTimes(1)
  expect(await screen.findByLabelText('تصویر زنده دوربین')).toBeInTheDocument()
  // Presses that were meant for the button before neither begin, end nor send.
  await userEvent.dblClick(await button('شروع ضبط'))
  letSettle()
  await userEvent.dblClick(await button('شروع ضبط'))
  expect(screen.getByRole('timer')).toHaveTextContent('۳۰ ثانیه مانده')
  letSettle()
  await userEvent.dblClick(await button('پایان ضبط'))
  expect(await screen.findByLabelText('ویدیوی ضبط‌شده')).toBeInTheDocument()
  expect(stopped).toHaveBeenCalledTimes(2)
  expect(sent).toHaveLength(0)
  await userEvent.click(await button('ضبط دوباره'))
  const again = await button('شروع ضبط')
  letSettle()
  await userEvent.click(again)
  act(() => Recorder.last.stop())
  letSettle()
  const send = await button('ارسال ویدیو')
  await userEvent.dblClick(send)
  expect(await screen.findByText('در حال ارسال… ۴۰٪')).toBeVisible()
  // The network was gone: the recording is still there.
  lose()
  await waitFor(() => expect(screen.queryByText('در حال ارسال… ۴۰٪')).toBeNull())
  expect(sent).toHaveLength(1)
  answers['GET /signing/check'] = at('SIGNATURE', { status: 'OPEN', hasVideo: true })
  await userEvent.click(await button('ارسال ویدیو'))
  expect(
    await screen.findByText('روی کاغذ سفید با خودکار تیره امضا کنید و از آن عکس بگیرید.')
  ).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['/api/signing/video', '/api/signing/video'])
  expect(sent[1]!.form.get('video')).toMatchObject({ name: 'face.webm', type: 'video/webm' })
})

test('leaving while the camera is on or still being asked for turns it off', async () => {
  const { stopped, getUserMedia } = aCamera()
  open(at('VIDEO', { status: 'OPEN' }))
  await screen.findByText(sentence)
  await userEvent.click(await button('روشن کردن دوربین'))
  await button('شروع ضبط')
  cleanup()
  expect(stopped).toHaveBeenCalledTimes(2)
  let allow = (_stream: object) => undefined as void
  getUserMedia.mockImplementation(
    () => new Promise((resolve) => (allow = (given) => resolve(given as never)))
  )
  open(at('VIDEO', { status: 'OPEN' }))
  await screen.findByText(sentence)
  await userEvent.click(await button('روشن کردن دوربین'))
  cleanup()
  await act(async () => allow({ getTracks: () => [{ stop: stopped }] }))
  expect(stopped).toHaveBeenCalledTimes(3)
})

test('without a camera in the browser the phone’s own takes the video; too large, empty or refused is told', async () => {
  noCamera()
  const message = 'قالب ویدیو باید webm، mp4 یا mov باشد.'
  uploads(() => ({
    status: 422,
    body: {
      title: 'ValidationException',
      message,
      errors: [{ field: 'video', rule: 'videoType', message }],
    },
  }))
  open(at('VIDEO', { status: 'OPEN' }))
  const field = await screen.findByLabelText('ضبط با دوربین گوشی', { selector: 'input' })
  expect(field).toHaveAttribute('capture', 'user')
  const pick = (bytes: number) =>
    userEvent.upload(field, new File([new Uint8Array(bytes)], 'v.mp4', { type: 'video/mp4' }))
  await pick(16_000_001)
  expect(screen.getByText(/حجم ویدیو باید کمتر از ۱۶ مگابایت باشد/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ارسال ویدیو' })).toBeNull()
  await pick(10)
  expect(screen.getByText('چیزی ضبط نشد. لطفاً دوباره ضبط کنید.')).toBeVisible()
  await pick(5_000)
  letSettle()
  await userEvent.click(await button('ارسال ویدیو'))
  expect(await screen.findByText(message)).toBeVisible()
})

test('a camera that is refused leaves the phone’s own, with the reason', async () => {
  const { getUserMedia } = aCamera()
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  open(at('VIDEO', { status: 'OPEN' }))
  await screen.findByText(sentence)
  await userEvent.click(await button('روشن کردن دوربین'))
  expect(await screen.findByText(/دوربین در دسترس نیست/)).toBeVisible()
  expect(await button('ضبط با دوربین گوشی')).toBeEnabled()
})

test('before it goes to the provider each file may be taken again, and Back keeps the one that was sent', async () => {
  noCamera()
  const { answers, posts } = open(
    at('SUBMIT', { status: 'OPEN', hasVideo: true, hasSignature: true })
  )
  await userEvent.click(await button('تصویر امضای دیگر'))
  await userEvent.click(await button('ارسال تصویر امضا'))
  expect(screen.getByText('تصویر امضا را انتخاب کنید.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت' }))
  await userEvent.click(await button('ضبط دوباره ویدیو'))
  expect(await screen.findByText(sentence)).toBeVisible()
  act(() => history.back())
  const submit = await button('ارسال به سامانه امضا')
  answers['POST /signing/enrollment'] = () => {
    answers['GET /signing/check'] = at('WAIT', { submittedAt: '2026-11-22T09:00:00.000Z' })
    return {}
  }
  await userEvent.dblClick(submit)
  expect(await screen.findByText('مدارک شما در دست بررسی است')).toBeVisible()
  expect(posts()).toHaveLength(1)
})
