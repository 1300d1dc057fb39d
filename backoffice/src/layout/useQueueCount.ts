import { useDashboard } from '../dashboard/useDashboard'
import type { MenuEntry } from './menu'

export const useQueueCount = (queue: MenuEntry['queue']): number => {
  const { data } = useDashboard(queue !== undefined)
  if (!data || !queue) return 0
  if (queue === 'reviews') return data.queues.reviews?.files ?? 0
  return data.queues[queue]?.count ?? 0
}
