import type { ContractType } from '@kasbeno/api/contracts/contracts'
import type { Plan } from '@kasbeno/api/contracts/plans'
import type { Address, Path } from './contract.ts'
import { queryOf } from './queryOf.ts'
import type { Id } from './types.ts'

/** Parameters that are no id of something. */
interface Known {
  plan: Plan
  contractType: ContractType
  pageSize: number
  pageNumber: number
}

export type Values<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [value: Name extends keyof Known ? Known[Name] : Id, ...rest: Values<Rest>]
  : []

/** Of a contract path. */
export const at = <const P extends Path>(path: P, ...values: Values<P>): Address<P> => {
  const left: Id[] = [...values]
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift()!)) as Address<P>
}

/** `to('/order/{id}')('7')` equals `at('/order/{id}', '7')`. */
export const to =
  <const P extends Path>(path: P) =>
  (...values: Values<P>): Address<P> =>
    at(path, ...values)

/** An address with what is asked of it; a value of null is left out. */
export const asking = <A extends string>(
  address: A,
  query: Readonly<Record<string, string | number | null>>
): A => `${address}${queryOf(query)}` as A
