import type { HistoryEntry, HistoryPage } from '#contracts/history'
import { get, type Answer } from '#tests/support/http'

export const pathOf = (resource: string, id: string) => `/api/admin/${resource}/${id}/history`
export const historyOf = (
  resource: string,
  id: string,
  token: string
): Promise<Answer<HistoryPage>> => get(pathOf(resource, id), { token })

/** What happened and who did it. */
export const said = ({ entries }: HistoryPage) => entries.map(({ what, who }) => [what, who])

export const find = ({ entries }: HistoryPage, what: string): HistoryEntry => {
  const entry = entries.find((each) => each.what === what)
  if (!entry) throw new Error(`${what} is not among ${entries.map((each) => each.what).join(', ')}`)
  return entry
}
