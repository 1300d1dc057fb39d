import { useRegistration } from '#features/registration/standing.ts'
import { useOwnShop } from '#features/shop/useOwnShop.ts'

/** The province of the owner's shop; null until it is known. */
export const useOwnProvince = (): string | null => {
  const registration = useRegistration()
  const shop = useOwnShop(registration.data?.shopOverallStatus)
  return shop.data ? String(shop.data.provinceId) : null
}
