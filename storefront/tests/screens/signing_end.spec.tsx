import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityLines } from '#areas/signing/parts/identityLines.ts'
import {
  at,
  begin,
  button,
  document_,
  end,
  fresh,
  identityPage,
  letSettle,
  open,
  statusPage,
} from '../signing.tsx'

beforeEach(begin)
afterEach(end)

test.each([
  ['FACE_MISMATCH', /چهره شما با عکس کارت ملی/],
  ['SENTENCE_MISMATCH', /جمله خوانده‌شده/],
  ['UNCLEAR_VIDEO', /ویدیو روشن نبود/],
  ['UNCLEAR_SIGNATURE', /تصویر امضا خوانا نبود/],
  ['OTHER', /نپذیرفت/],
])('a refusal for %s says why, and what to do', async (rejectionReason, said) => {
  open(at('REJECTED', { status: 'REJECTED', rejectionReason }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(await button('شروع دوباره')).toBeEnabled()
})

test.each([
  [null, /گواهی امضای شما آماده است/],
  [{ status: 'OPEN', failure: null }, /پاسخ صفحه امضا هنوز نرسیده است/],
  [{ status: 'REFUSED', failure: 'DECLINED' }, /سند را امضا نکردید/],
  [{ status: 'REFUSED', failure: 'OTHER_DOCUMENT' }, /از آنِ این سند نبود/],
  [{ status: 'EXPIRED', failure: null }, /مهلت صفحه امضا به پایان رسید/],
])('after %j on the provider’s page it may be signed, once for each press', async (last, said) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  const lastSignature = last && {
    id: 's',
    documentType: 'IDENTITY_INFORMATION',
    title: '',
    signedAt: null,
    ...last,
  }
  const standing = at('SIGN', {
    status: 'ENROLLED',
    certificateExpiresAt: '2028-11-22T09:00:00.000Z',
    lastSignature,
  })
  const { posts } = open(standing, {
    'POST /signing/sign': { id: 's', redirectUrl: 'https://sign.example/p' },
  })
  expect(await screen.findByText(said)).toBeVisible()
  await screen.findByText('نرگس')
  await userEvent.dblClick(await button('رفتن به صفحه امضا'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sign.example/p'))
  expect(posts().map(({ body }) => body)).toEqual([{ digest: document_.digest }])
})

test('the page of what was signed says what the server knows, and nothing before', async () => {
  history.replaceState(null, '', identityPage)
  open(at('DONE'), {
    'GET /signing/digest': {
      ...document_,
      signedAt: '2026-11-22T09:00:00.000Z',
      certificateSerial: 'A1B2',
    },
  })
  expect(await screen.findByText('اطلاعات هویتی شما امضا شد')).toBeVisible()
  expect(screen.getByText('A1B2')).toBeVisible()
  cleanup()
  letSettle()
  letSettle()
  open(at('SIGN'))
  expect(await screen.findByText('این سند هنوز امضا نشده است')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ادامه امضای دیجیتال' })).toHaveAttribute(
    'href',
    statusPage
  )
})

test('who has not said who they are is sent there; another plan’s page is none', async () => {
  open(at('IDENTITY'))
  expect(await screen.findByRole('link', { name: 'ثبت اطلاعات هویتی' })).toHaveAttribute(
    'href',
    '/signup/identity-information'
  )
  cleanup()
  for (const path of ['/sign/kasbeno-digital-real/identity-information', '/sign', '/sign/x']) {
    history.replaceState(null, '', path)
    open(fresh)
    expect(screen.queryByText('اطلاعات هویتی')).toBeNull()
    cleanup()
  }
})

test('the lines of a document are its names and values', () => {
  expect(identityLines('یک جمله.\nنام: نرگس: دوم\nکد: ۱')).toEqual([
    { name: 'نام', value: 'نرگس: دوم' },
    { name: 'کد', value: '۱' },
  ])
})
