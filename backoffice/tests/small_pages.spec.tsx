import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PasswordForm } from '../src/account/PasswordForm'
import { useFactWords } from '../src/components/audit/useFactWords'
import AuditList from '../src/resources/system/audit/AuditList'
import plans from '../src/resources/credit/business-service-plans'
import DisputeShow from '../src/resources/trade/disputes/DisputeShow'
import CertificateTypeCreate from '../src/resources/system/certificate-types/CertificateTypeCreate'
import CertificateTypeList from '../src/resources/system/certificate-types/CertificateTypeList'
import ProvinceShow from '../src/resources/system/provinces/ProvinceShow'
import SettingList from '../src/resources/system/settings/SettingList'
import SmsList from '../src/resources/system/sms/SmsList'
import { openDesk, rows } from './support/desk'

const openList = (element: ReactElement, resource: string, permission: string, row: object) =>
  openDesk(element, {
    resource,
    permissions: [permission],
    answers: { [`GET /api/admin/${resource}`]: () => rows([{ id: '1', ...row }]) },
  })

test.each([
  ['sandbox', 'سامانه آزمایشی'],
  ['kavenegar', 'کاوه‌نگار'],
])('the provider %s of a message reads «%s»', async (provider, word) => {
  openList(<SmsList />, 'sms', 'sms.list', { phone: '09120000000', provider, status: 'SENT' })
  await screen.findByText(word)
})

test('plans are called by their names: in the list of papers, and over the page of a plan', async () => {
  openList(<CertificateTypeList />, 'certificate-types', 'certificate-types.list', {
    name: 'پروانه کسب',
    plans: ['kasbeno-fmcg-real', 'kasbeno-digital-real'],
  })
  await screen.findByText('کالای تندمصرف (شخص)، کالای دیجیتال (شخص)')
  const nameOf = plans.recordRepresentation as (row: object) => string
  expect(nameOf({ plan: 'kasbeno-digital-real' })).toBe('کالای دیجیتال (شخص)')
})

test.each([
  ['OPEN', 1],
  ['ACCEPTED', 1],
  ['REFUSED', 0],
  ['WITHDRAWN', 0],
] as const)('a report that is %s shows what comes back %i times', async (status, times) => {
  const report = { id: 'd-1', status, goodsAmount: 3_000_000, refundAmount: 3_105_000, items: [] }
  openDesk(
    <Routes>
      <Route path="/disputes/:id/show" element={<DisputeShow />} />
    </Routes>,
    {
      resource: 'disputes',
      path: '/disputes/d-1/show',
      permissions: ['disputes.list'],
      answers: { 'GET /api/admin/disputes/d-1': () => report },
    }
  )
  await screen.findByText('۳٬۰۰۰٬۰۰۰')
  expect(screen.queryAllByText('۳٬۱۰۵٬۰۰۰')).toHaveLength(times)
})

test('the number of a setting is grouped', async () => {
  openList(<SettingList />, 'settings', 'settings.list', {
    id: 'codeSmsPerAddressPerDay',
    value: 100_000,
  })
  await screen.findByText('۱۰۰٬۰۰۰')
})

test('a province shows all its cities, also those beyond the hundredth', async () => {
  const cities = Array.from({ length: 110 }, (_, i) => ({ id: i + 1, name: `شهر ${i + 1}` }))
  openDesk(
    <Routes>
      <Route path="/provinces/:id/show" element={<ProvinceShow />} />
    </Routes>,
    {
      resource: 'provinces',
      path: '/provinces/4/show',
      permissions: ['locations.list'],
      answers: {
        'GET /api/admin/provinces/4': () => ({ id: 4, name: 'اصفهان' }),
        'GET /api/admin/cities': ({ query }) => {
          const [first, last] = JSON.parse(query.get('range')!) as [number, number]
          return rows(cities.slice(first, last + 1), { total: cities.length })
        },
      },
    }
  )
  await screen.findByText('شهر 110')
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(111)
})

test('what is wrong with a new password is said once, at its field', async () => {
  const message = 'گذرواژه تازه باید با گذرواژه کنونی فرق داشته باشد.'
  openDesk(<PasswordForm />, {
    answers: {
      'PUT /api/admin/me/password': () =>
        Response.json({ message, errors: [{ field: 'newPassword', message }] }, { status: 422 }),
    },
  })
  for (const field of await screen.findAllByLabelText(/گذرواژه/)) {
    await userEvent.type(field, 'first-password-1')
  }
  await userEvent.click(screen.getByRole('button', { name: 'تغییر گذرواژه' }))
  expect(await screen.findAllByText(message)).toHaveLength(1)
})

test.each([
  [['settings.list', 'settings.update'], 1],
  [['settings.list'], 0],
])('with the rights %j a setting has %d columns to change it', async (permissions, columns) => {
  openDesk(<SettingList />, {
    resource: 'settings',
    permissions,
    answers: { 'GET /api/admin/settings': () => rows([{ id: 'arrearsGraceDays', value: 10 }]) },
  })
  await screen.findByText('۱۰')
  await waitFor(() =>
    expect(screen.queryAllByRole('columnheader', { name: 'تغییر' })).toHaveLength(columns)
  )
})

test.each([
  ['FAILED', 'ناموفق'],
  ['PAID', 'پرداخت‌شده'],
  ['PENDING', 'در انتظار'],
  ['CREATED', 'پرداخت‌نشده'],
])('the status %s reads «%s» in the audit trail', async (status, word) => {
  const Said = () => <>{useFactWords().say('status', status)}</>
  openDesk(<Said />)
  await screen.findByText(word)
})

test.each([
  ['disputes', 'ESCALATED', 'در انتظار تصمیم بانک'],
  ['cards', 'DELIVERED', 'تحویل شد'],
  ['parcels', 'RETURNED_TO_SENDER', 'برگشت به فرستنده'],
])('in the trail of %s the status %s reads «%s», as its list says', async (of, status, word) => {
  const Said = () => <>{useFactWords(of).say('status', status)}</>
  openDesk(<Said />)
  await screen.findByText(word)
})

test('in the trail a plan is called by its name, whatever its name is written with', async () => {
  const Said = () => <>{useFactWords('users').say('plan', 'kasbeno-digital-real')}</>
  openDesk(<Said />)
  await screen.findByText('کالای دیجیتال (شخص)')
})

test('a line of the trail has room for three facts, and says how many more there are', async () => {
  const fact = (name: string) => [name, `${name} is so`] as const
  const after = Object.fromEntries(['name', 'address', 'phone', 'slug', 'text'].map(fact))
  openList(<AuditList />, 'audit', 'audit.list', {
    ...{ subjectType: 'distributors', subjectId: null, command: 'distributors.update' },
    ...{ at: '2026-11-22T08:00:00Z', actorName: 'super', before: null, after },
  })
  await screen.findByText('و ۲ مورد دیگر')
  expect(screen.getByText('address is so')).toBeVisible()
  expect(screen.queryByText('slug is so')).toBeNull()
})

test('a form for something new is opened to be typed into: the keyboard begins in its first field', async () => {
  openDesk(
    <Routes>
      <Route path="/certificate-types/create" element={<CertificateTypeCreate />} />
    </Routes>,
    {
      resource: 'certificate-types',
      path: '/certificate-types/create',
      permissions: ['certificate-types.list', 'certificate-types.update'],
    }
  )
  await screen.findByRole('textbox', { name: /نام/ })
  await userEvent.keyboard('پروانه')
  expect(screen.getByRole('textbox', { name: /نام/ })).toHaveValue('پروانه')
})
