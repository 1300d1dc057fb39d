import env from '#start/env'
import { readHouseKey, type HouseKey } from './house_key.ts'

/** @throws Error where one of the two is missing, or they cannot be read together */
const fromEnvironment = (): HouseKey | null => {
  const [key, certificate] = [env.get('PDF_SIGNING_KEY'), env.get('PDF_SIGNING_CERTIFICATE')]
  if (!key && !certificate) return null
  if (!key || !certificate) throw new Error('the key or the certificate is missing')
  return readHouseKey({ key: key.release(), certificate })
}

/** Null where the environment names none. @throws Error for one that cannot sign */
export const operatorsHouseKey = fromEnvironment

let known: HouseKey | undefined

/** What files are signed with. Production has the operator's; without one a demo's lives as long as the process. */
export const theHouseKey = async (): Promise<HouseKey> => {
  known ??= fromEnvironment() ?? readHouseKey((await import('./self_signed.ts')).makeDemoKey())
  return known
}
