import { listLink } from '../../dashboard/listLink'

export const trailLink = (filter: Record<string, unknown>): string =>
  listLink('audit', filter, { field: 'at', order: 'DESC' })
