import { expect, test } from 'vitest'
import { asking, at, to } from '#core/api/at.ts'

/** Never called: the compiler reads them, in `npm run typecheck`. */
export const refused = [
  // @ts-expect-error the contract has no such path
  () => at('/purse/{id}', '7'),
  // @ts-expect-error each parameter is given
  () => at('/order/{plan}/installments/{id}', 'kasbeno-fmcg-real'),
  // @ts-expect-error and none beside them
  () => at('/settings', '7'),
  // @ts-expect-error a plan is one of the plans
  () => to('/wallet/{plan}/self')('wallet'),
]

test('an address is its path with its parameters in place, in their order', () => {
  expect(at('/settings')).toBe('/settings')
  expect(to('/order/{plan}/installments/{id}/pay')('kasbeno-fmcg-real', 7)).toBe(
    '/order/kasbeno-fmcg-real/installments/7/pay'
  )
})

test('no parameter becomes a part of the path or its query', () => {
  expect(at('/distributors/{plan}/{slug}', 'kasbeno-fmcg-real', 'a/b?c')).toBe(
    '/distributors/kasbeno-fmcg-real/a%2Fb%3Fc'
  )
})

test('what is asked follows the path, without what is not there', () => {
  expect(asking(at('/cities'), { provinceId: 8, name: null })).toBe('/cities?provinceId=8')
  expect(asking(at('/cities'), { provinceId: null })).toBe('/cities')
})
