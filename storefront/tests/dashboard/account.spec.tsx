import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMember, answersOf, aPaper, inBrowser, open } from '../companies/world.tsx'
import { Refused } from '../money/server.ts'

inBrowser()

const account = '/legal-dashboard/user-account'
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)

test('the account names the company, its CEO, its board and its branch, each with how it stands', async () => {
  const board = aMember({ legalUserKycStatus: 'REJECTED' })
  open(
    account,
    answersOf({
      standing: { companyStatus: 'ACCEPTED', ceoStatus: 'PENDING', boardMemberStatus: 'REJECTED' },
      phases: { rejectionReasons: { board: 'کارت ملی خوانا نیست' } },
      company: {
        ...{ postalCode: '1234567890', address: 'خیابان آزادی' },
        ...{ bankBranchName: 'شعبه مرکزی', bankBranchCode: '1042', bankAddress: 'میدان فردوسی' },
        openingHours: 'شنبه تا چهارشنبه، 8 تا 14',
      },
      ceo: { firstName: 'مریم', lastName: 'رضایی' },
      members: [board],
    })
  )
  const company = await section('اطلاعات شرکت')
  await company.findByText('احرازشده')
  for (const told of ['پخش مهر', '۱۰۳۲۰۸۹۴۸۷۸', 'پخش مویرگی', '۱۲۳۴۵۶۷۸۹۰', 'خیابان آزادی']) {
    expect(company.getByText(told)).toBeVisible()
  }
  const ceo = await section('مدیرعامل')
  expect(await ceo.findByText('مریم رضایی')).toBeVisible()
  expect(ceo.getByText('در انتظار بررسی')).toBeVisible()
  const members = await section('اعضای هیئت‌مدیره')
  expect(await members.findByText('سارا کریمی')).toBeVisible()
  expect(members.getByText('این مرحله را کارشناس رد کرد: کارت ملی خوانا نیست')).toBeVisible()
  expect(members.getByRole('link', { name: 'رفتن به این مرحله' })).toHaveAttribute(
    'href',
    '/legal/signup/board-member'
  )
  const branch = await section('شعبه بانک')
  const facts = [...branch.getByText('نام شعبه').closest('dl')!.children]
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'نام شعبهشعبه مرکزی',
    'کد شعبه۱۰۴۲',
    'نشانیمیدان فردوسی',
    'ساعت کار شعبهشنبه تا چهارشنبه، ۸ تا ۱۴',
  ])
  expect(branch.getByText('تکمیل‌نشده')).toBeVisible()
})

test('the account shows the pictures that were sent, each with whom they are of', async () => {
  const board = aMember()
  const ceo = { id: 'm0', firstName: 'مریم', lastName: 'رضایی' }
  const papers = [
    aPaper('officialPaper'),
    aPaper('nationalCardFront', ceo),
    aPaper('nationalCardBack', board),
  ]
  open(account, answersOf({ ceo, members: [board], papers }))
  for (const [name, picture] of [
    ['اطلاعات شرکت', 'تصویر روزنامه رسمی'],
    ['مدیرعامل', 'روی کارت ملی، مریم رضایی'],
    ['اعضای هیئت‌مدیره', 'پشت کارت ملی، سارا کریمی'],
  ] as const) {
    const shown = await section(name)
    await shown.findByRole('img')
    expect(shown.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([picture])
  }
})

test('pictures that cannot be read are told of once, not for each person', async () => {
  const more = { 'GET /legal/company/papers': 'offline' } as const
  open(account, answersOf({ ceo: { id: 'm0' }, members: [aMember()], more }))
  await (await section('اعضای هیئت‌مدیره')).findByText('سارا کریمی')
  expect(await screen.findAllByText(/تصویر مدارک دریافت نشد/)).toHaveLength(1)
})

test('a company that has chosen no branch reads so', async () => {
  open(account, answersOf())
  expect(await (await section('شعبه بانک')).findByText('شعبه‌ای انتخاب نشده است.')).toBeVisible()
})

test.each<[string, Record<string, unknown>]>([
  ['who is no CEO of the company', answersOf({ isCeo: false })],
  [
    'a session that speaks for a person',
    {
      ...answersOf({ isCeo: false }),
      'GET /legal/company': new Refused(422, { title: 'BusinessRuleException' }),
    },
  ],
])('%s sees no page of its dashboard', async (_, answers) => {
  open(account, answers)
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard-login'))
  expect(await screen.findByText('شما مدیرعامل هیچ شرکتی در کسب‌نو نیستید.')).toBeVisible()
  expect(screen.queryByText('۱۰۳۲۰۸۹۴۸۷۸')).toBeNull()
})
