import { historyPage, type HistoryPage } from '#contracts/history'
import type { StaffActor } from '../audit/actor.js'
import { NotFound } from '../errors.js'
import { refuse } from '../resource/list_request.js'
import { rowOf } from '../resource/reader.js'
import type { Resource } from '../resource/resource.js'
import { readHistory } from './read_history.js'

const pageOf = (text: string | undefined): number => {
  const page = text === undefined ? 1 : /^\d{1,4}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= historyPage.last ? page : refuse('page')
}

/**
 * What happened to one of the caller's own records.
 * @throws NotFound for records of others, InvalidFields for a page that is none
 */
export const historyOf = async (
  resource: Resource,
  caller: StaffActor,
  id: string,
  query: Record<string, string>
): Promise<HistoryPage> => {
  const { name, history } = resource
  const page = pageOf(query.page)
  await rowOf(resource, caller, id)
  if (!history) throw new NotFound()
  return readHistory({ name, history, id }, caller, page)
}
