import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { anAssigned, answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const all = 'GET /credit-consents/kasbeno-fmcg-legal'
const say = 'PUT /distributors/kasbeno-fmcg-legal/golrang/credit-consent'
const golrang = { slug: 'golrang', name: 'پخش گلرنگ', logo: null }
const given = { items: [{ ...golrang, isAllowed: true, because: 'GIVEN' }] }
const withdrawn = { items: [{ ...golrang, isAllowed: false, because: 'WITHDRAWN' }] }
const theSwitch = () => screen.findByRole('switch', { name: 'پخش گلرنگ' })

const credit = { legalWalletResponse: { credit: 1_000, remainCredit: 1_000 } }
const at = (address: string, more: Record<string, unknown>, isCeo = true) => {
  const items = [anAssigned({ isCeo, ...credit })]
  const answers = answersOf({ isCeo, more: { 'GET /legal/company/assigned': { items }, ...more } })
  return { answers, ...open(address, answers) }
}

test.each(['/legal/credit-consents', '/legal-dashboard/user-account'])(
  '%s lets the CEO withdraw what was given; a refusal leaves it as it was',
  async (address) => {
    const { answers, calls } = at(address, { [all]: given, [say]: new Refused(429, {}) })
    expect(await theSwitch()).toBeChecked()
    expect(await theSwitch()).toHaveAccessibleDescription(/پیش از فرستادن فاکتور می‌بیند/)
    await userEvent.click(await theSwitch())
    await waitFor(async () => expect(await theSwitch()).toBeEnabled())
    expect(await theSwitch()).toBeChecked()

    answers[say] = () => {
      answers[all] = withdrawn
      return { isAllowed: false, because: 'WITHDRAWN' }
    }
    await userEvent.click(await theSwitch())
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked())
    expect(await theSwitch()).toHaveAccessibleDescription(/مانده اعتبار شرکت را نمی‌بیند/)
    expect(callsOf(calls, say).map(({ body }) => body)).toEqual([
      { isAllowed: false },
      { isAllowed: false },
    ])
    expect(screen.getByRole('link', { name: 'همه شرکت‌های پخش' })).toHaveAttribute(
      'href',
      '/legal/home/distributors'
    )
  }
)

test('another member reads who sees it, and that the CEO alone changes it', async () => {
  at('/legal/credit-consents', { [all]: given }, false)
  expect(await theSwitch()).toBeDisabled()
  expect(await theSwitch()).toHaveAccessibleDescription(/تنها با مدیرعامل است/)
})

test('a company whose credit nobody sees is told so', async () => {
  at('/legal/credit-consents', { [all]: { items: [] } })
  expect(
    await screen.findByText('اکنون هیچ شرکت پخشی مانده اعتبار شرکت را نمی‌بیند.')
  ).toBeVisible()
})

test('the page of a distributor has the switch of the company; its directory knows no province of a shop', async () => {
  const entry = {
    ...{ ...golrang, link: null, category: null, activeProvinces: [], officeAddresses: [] },
    ...{ phone: null, priority: 0 },
  }
  at('/legal/home/distributors', {
    'GET /distributors/kasbeno-fmcg-legal': { items: [entry] },
    'GET /distributors/kasbeno-fmcg-legal/golrang': entry,
    'GET /distributors/kasbeno-fmcg-legal/golrang/credit-consent': {
      ...{ isAllowed: false, because: 'NEVER_SAID' },
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: /پخش گلرنگ/ }))
  const label = 'این شرکت پخش مانده اعتبار شرکت ما را ببیند'
  expect(await screen.findByRole('switch', { name: label })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'استان من' })).toBeNull()
})
