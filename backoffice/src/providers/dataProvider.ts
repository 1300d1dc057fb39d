import simpleRestProvider from 'ra-data-simple-rest'
import { leftOpenBy, untilAnswered } from '@kasbeno/api/contracts/repeats'
import { HttpError } from 'react-admin'
import type {
  DataProvider,
  fetchUtils,
  GetListParams,
  GetListResult,
  Identifier,
} from 'react-admin'
import type { CommandAnswer, CommandPath } from './contract'
import { refusalBody, request } from './http'
import { listPath, nameBelow } from './listPath'
import { apiBase, newKey } from './session'

/** Limit of `range`; cursors beyond. */
const rangeReach = 10_000

const asJson = async (url: string, options: fetchUtils.Options = {}) => {
  const response = await request(url, {
    method: options.method,
    body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text ? JSON.parse(text) : {},
  }
}

/** The server lists wrong fields; the forms of react-admin want them by name. */
const byField = (error: unknown): never => {
  if (error instanceof HttpError && Array.isArray(error.body?.errors)) {
    const errors = Object.fromEntries(
      refusalBody(error).errors?.map(({ field, message }) => [field, message]) ?? []
    )
    throw new HttpError(error.message, error.status, { ...error.body, errors })
  }
  throw error
}

const rest = {
  '/api/admin': simpleRestProvider('/api/admin', asJson),
  '/api/distributor': simpleRestProvider('/api/distributor', asJson),
}
/** Calls the provider of the reader's prefix by the list's name there. */
const at = async <Answer>(
  list: string,
  call: (provider: (typeof rest)['/api/admin'], name: string) => Promise<Answer>
): Promise<Answer> => {
  const base = (await apiBase()) as keyof typeof rest
  return call(rest[base], nameBelow(base, list))
}

const cursors = new Map<string, string>()

const listKey = (resource: string, { sort, filter, pagination }: GetListParams, page: number) =>
  JSON.stringify([resource, sort, filter, pagination?.perPage, page])

/** Shared by export and totals. */
export const listQuery = ({ sort, filter }: Pick<GetListParams, 'sort' | 'filter'>) =>
  new URLSearchParams({
    sort: JSON.stringify([sort?.field ?? 'id', sort?.order ?? 'ASC']),
    filter: JSON.stringify(filter ?? {}),
  })

const getList = async (resource: string, params: GetListParams & { signal?: AbortSignal }) => {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 }
  const first = (page - 1) * perPage
  const query = listQuery(params)
  query.set('range', JSON.stringify([first, first + perPage - 1]))
  const cursor = cursors.get(listKey(resource, params, page))
  if (first + perPage > rangeReach && cursor) query.set('after', cursor)
  const response = await request(`${await listPath(resource)}?${query}`, {
    signal: params.signal,
  })
  const next = response.headers.get('X-Next-Cursor')
  if (next) cursors.set(listKey(resource, params, page + 1), next)
  const data = await response.json()
  const isEstimated = response.headers.get('X-Total-Estimated') === 'true'
  const total = Number(response.headers.get('Content-Range')?.split('/').pop() ?? data.length)
  return {
    data,
    total,
    // full pages always have a cursor; a counted total is exact
    pageInfo: {
      hasPreviousPage: page > 1,
      hasNextPage: first + perPage < total || (isEstimated && Boolean(next)),
    },
    meta: { isEstimated },
  } satisfies GetListResult
}

/** Waits for a second person (202): unchanged but marked. */
const waits = (answer: Record<string, unknown>) => answer.status === 'PENDING_APPROVAL'
const asked = ({ requestId }: Record<string, unknown>) => ({ waitingRequest: requestId })

/** As ra-data-simple-rest, under the user's prefix. */
export const dataProvider = {
  getList,
  getOne: (resource, params) => at(resource, (rest, name) => rest.getOne(name, params)),
  getMany: (resource, params) => at(resource, (rest, name) => rest.getMany(name, params)),
  getManyReference: async (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  update: (resource, params) =>
    at(resource, (rest, name) => rest.update(name, params))
      .then(({ data }) => ({
        data: waits(data) ? { ...params.previousData, ...asked(data) } : data,
      }))
      .catch(byField),
  updateMany: (resource, params) => at(resource, (rest, name) => rest.updateMany(name, params)),
  create: (resource, params) =>
    at(resource, (rest, name) => rest.create(name, params))
      .then(({ data }) => ({ data: waits(data) ? { id: data.requestId, ...asked(data) } : data }))
      .catch(byField),
  delete: (resource, params) => at(resource, (rest, name) => rest.delete(name, params)),
  deleteMany: (resource, params) => at(resource, (rest, name) => rest.deleteMany(name, params)),
} as DataProvider

/** Fields, or an upload. */
export type CommandBody = Record<string, unknown> | FormData

export type CommandMethod = 'POST' | 'PUT' | 'DELETE'

/** Retried under its key until the outcome is known. */
const answered = (call: () => Promise<Response>) =>
  untilAnswered(call, {
    leftOpen: (error) =>
      error instanceof HttpError ? leftOpenBy(error.status, refusalBody(error).title) : null,
    unknown: () => new HttpError('errors.unknown', 0),
  })

/** Below the prefix unless absolute, POST by default; one key per intention. */
export const runCommand = async <P extends CommandPath = CommandPath>(
  path: string,
  body: CommandBody = {},
  key = newKey(),
  method: CommandMethod = 'POST'
): Promise<CommandAnswer<P>> => {
  const url = path.startsWith('/') ? path : `${await apiBase()}/${path}`
  const response = await answered(() =>
    request(url, { method, body, headers: { 'Idempotency-Key': key } })
  )
  return JSON.parse((await response.text()) || '{}')
}

export const getTotals = async (
  resource: string,
  filter: Record<string, unknown>,
  signal?: AbortSignal
): Promise<Record<string, number>> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (await request(`${await listPath(resource)}/totals?${query}`, { signal })).json()
}

/** Distinguishes full records from list rows in react-admin's cache. */
export const wholeRecord = { view: 'whole' }

export const showPath = (resource: string, id: Identifier) =>
  `/${resource}/${encodeURIComponent(String(id))}/show`
