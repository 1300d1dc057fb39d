import { useDashboard } from '../dashboard/useDashboard'
import type { MenuEntry } from './menu'

/** How much waits behind a menu entry, as the dashboard counts it. */
export const useQueueCount = (queue: MenuEntry['queue']): number => {
  const { data } = useDashboard(queue !== undefined)
  if (!data || !queue) return 0
  if (queue === 'reviews') {
    const { identity = 0, shop = 0, docs = 0 } = data.queues.reviews ?? {}
    return identity + shop + docs
  }
  return data.queues[queue]?.count ?? 0
}
