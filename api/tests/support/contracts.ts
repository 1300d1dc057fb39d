import db from '@adonisjs/lucid/services/db'
import type { ContractType } from '#contracts/contracts'
import type { Shop } from '#factories/shop'
import { get, post, type Answer } from './http.js'

/** The contract as its owner reads it. */
export const contractOf = (shop: Shop, type: ContractType): Promise<Answer> =>
  get(`/api/user-contract/${shop.plan}/${type}`, { token: shop.token })

export const sendSignature = (
  shop: Shop,
  contractType: ContractType,
  digest: string,
  headers: Record<string, string> = {}
): Promise<Answer> =>
  post(
    `/api/user-contract/${shop.plan}/sign-contract`,
    { contractType, digest },
    { token: shop.token, headers }
  )

/** Reads the contract and signs it. */
export const sign = async (shop: Shop, type: ContractType): Promise<Answer> => {
  const { body } = await contractOf(shop, type)
  return sendSignature(shop, type, body.digest)
}

export const signaturesOf = ({ userId }: Shop): Promise<Record<string, unknown>[]> =>
  db.from('signed_contracts').where({ owner_id: userId }).orderBy('signed_at')
