import { useHome } from '#features/home/useHome.ts'

/** How many invoices wait for payment. */
export const useNavBadges = () => ({ orders: useHome().data?.pendingOrders.meta.total ?? 0 })
