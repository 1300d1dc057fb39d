import type { CompanyWallet, PersonWallet } from '@kasbeno/api/answers'
import { expectTypeOf, test } from 'vitest'
import { api } from '#core/api/client.ts'
import type { Address } from '#core/api/contract.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** Never called: the compiler reads them, in `npm run typecheck`. */
const calls = {
  wallet: () => api.get(endpoints.wallet('kasbeno-fmcg-real')),
  /** One path, two methods. */
  choose: () => api.post(endpoints.chosenPackage('kasbeno-fmcg-real')),
  // @ts-expect-error an answer's type is not stated beside the call
  stated: () => api.get<{ cash: string }>(endpoints.wallet('kasbeno-fmcg-real')),
  // @ts-expect-error nor where it is shown
  shown: () => useQuery<{ cash: string }>(endpoints.wallet('kasbeno-fmcg-real')),
  // @ts-expect-error a text that was made from no path of the contract has no answer
  loose: () => api.get('/wallet/kasbeno-fmcg-real/self'),
  // @ts-expect-error the path is there, but nothing is posted to it
  posted: () => api.post(endpoints.wallet('kasbeno-fmcg-real')),
  // @ts-expect-error the text does not fit the path
  misfit: (id: string): Address<'/payment/{id}'> => `/payments/${id}` as const,
  // @ts-expect-error the contract has no such path
  unheard: (id: string): Address<'/purse/{id}'> => `/purse/${id}` as const,
}

test('the type of an answer follows from the method and the path of its call', () => {
  expectTypeOf(calls.wallet).returns.resolves.toEqualTypeOf<PersonWallet | CompanyWallet>()
  expectTypeOf(calls.choose).returns.resolves.toHaveProperty('collateralCreditTypes')
})
