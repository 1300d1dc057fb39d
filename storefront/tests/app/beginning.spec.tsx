import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginning } from '#core/beginning.ts'
import { aHome } from '../homes.ts'
import { anAssigned, answersOf, inBrowser, open } from '../companies/world.tsx'
import { callsOf, Refused } from '../money/server.ts'

inBrowser()

const swap = 'POST /user/switch'
const fmcg = 'kasbeno-fmcg-real'
const pair = { bearerToken: 'switched' }
const second = { companyUniqueSerial: 's2', companyName: 'پخش ماه', isCeo: false }
const assigned = (...items: object[]) => ({ 'GET /legal/company/assigned': { items } })
const enters = async (more: Record<string, unknown>, state: unknown = beginning) => {
  const answers = answersOf({ more: { [swap]: pair, ...more } })
  return open('/general-home', answers, null, state)
}
const hub = () => screen.findByRole('heading', { name: 'انتخاب طرح' })

test('who is a member of one company and nothing else begins there', async () => {
  const { calls } = await enters(assigned(anAssigned()))
  expect(await screen.findByText('شما مدیرعامل این شرکت هستید.')).toBeVisible()
  expect(location.pathname).toBe('/legal/home')
  expect(callsOf(calls, swap)).toHaveLength(1)
})

test('who has one plan and nothing else goes on there', async () => {
  const plans = { plan: '', plans: [fmcg] }
  await enters({
    ...assigned(),
    'GET /user/profile': { ...aHome().profile, ...plans },
    [`POST /user/${fmcg}/select-business-plan`]: {},
    [`GET /user/${fmcg}/registration-status`]: aHome().registration,
  })
  expect(await screen.findByRole('heading', { name: 'مراحل ثبت‌نام' })).toBeVisible()
  expect(location.pathname).toBe('/signup/status')
})

test('who belongs to two of them chooses, and reads their role and what waits in each', async () => {
  const { calls } = await enters({
    ...assigned(anAssigned(), anAssigned(second)),
    'GET /legal/company/waiting': {
      items: [
        { companyUniqueSerial: 's1', toSign: 0, toPay: 1, contracts: 0 },
        { companyUniqueSerial: 's2', toSign: 2, toPay: 0, contracts: 1 },
      ],
    },
  })
  expect(await hub()).toBeVisible()
  expect(await screen.findByText('شما مدیرعامل هستید؛ ۱ پرداخت در انتظار شماست.')).toBeVisible()
  expect(screen.getByText('شما عضو هستید؛ ۲ امضا، ۱ قرارداد در انتظار شماست.')).toBeVisible()
  expect(callsOf(calls, swap)).toEqual([])
})

test('who asks for the plans is shown them, also with one company', async () => {
  const { calls } = await enters(assigned(anAssigned()), null)
  expect(await hub()).toBeVisible()
  expect(callsOf(calls, swap)).toEqual([])
})

test('who cannot be let in chooses, and is told', async () => {
  await enters({ ...assigned(anAssigned()), [swap]: new Refused(422, { message: 'فعلاً نه.' }) })
  expect(await screen.findByText('فعلاً نه.')).toBeVisible()
  expect(await hub()).toBeVisible()
})
