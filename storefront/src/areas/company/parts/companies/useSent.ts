import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyPaper } from '#core/api/types.ts'
import { useQuery, type Query } from '#core/query.ts'

/** Links last ten minutes at least. */
const renewMs = 240_000

export type Papers = Query<{ items: CompanyPaper[] }>

/** The pictures that were sent of the company and its members: for its CEO. */
export const useSent = (): Papers => useQuery(legalEndpoints.papers, { pollMs: renewMs })
