import { listLink } from '../../dashboard/listLink'

/** The list of the trail, opened with a filter. */
export const trailLink = (filter: Record<string, unknown>): string =>
  listLink('audit', filter, { field: 'at', order: 'DESC' })
