import type { UploadStatus } from '#contracts/order_uploads'
import type { Plan } from '#contracts/plans'
import type { DistributorUser } from '#app/platform/audit/actor'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'

export interface Upload {
  id: string
  distributorId: string
  branchId: string | null
  status: UploadStatus
  postedBy: string | null
  createdAt: Date
  linesDeletedAt: Date | null
}

/** Whose: of a branch to its people, all to those of the whole distributor. */
export type UploadReach = Pick<DistributorUser, 'distributorId' | 'branchId'>

const columns = `
  id, distributor_id as "distributorId", branch_id as "branchId", status, posted_by as "postedBy",
  created_at as "createdAt", lines_deleted_at as "linesDeletedAt"`
const reached = `distributor_id = ? and (?::uuid is null or branch_id = ?)`
const ownUploadSql = `select ${columns} from order_uploads where id = ? and ${reached}`

/** @throws NotFound also for another's */
export const ownUpload = async (
  id: string,
  { distributorId, branchId }: UploadReach,
  client?: Client
): Promise<Upload> => {
  const [upload] = await prepared<Upload>(
    'own_upload',
    ownUploadSql,
    [id, distributorId, branchId, branchId],
    client
  )
  if (!upload) throw new NotFound()
  return upload
}

export const uploadToPost = async (id: string): Promise<Upload | undefined> => {
  const [upload] = await prepared<Upload>(
    'upload_to_post',
    `select ${columns} from order_uploads where id = ? and status = 'POSTING'`,
    [id]
  )
  return upload
}

/** The same bytes, sent by the same people. */
export const sameFile = async (
  digest: string,
  { distributorId, branchId }: UploadReach
): Promise<{ id: string; createdAt: Date } | undefined> => {
  const [same] = await prepared<{ id: string; createdAt: Date }>(
    'same_upload',
    `select id, created_at as "createdAt" from order_uploads
      where digest = ? and distributor_id = ? and branch_id is not distinct from ?`,
    [digest, distributorId, branchId]
  )
  return same
}

/** How often files and mended lines of the last day have said who is no customer. */
export const buyersAskedAbout = async (distributorId: string, client?: Client): Promise<number> => {
  const [{ buyers }] = await prepared<{ buyers: number }>(
    'buyers_asked_about',
    `select coalesce(sum(buyers), 0)::integer as buyers from order_upload_lookups
      where distributor_id = ? and asked_at > ?`,
    [distributorId, clock.businessNow().minus({ days: 1 }).toJSDate()],
    client
  )
  return buyers
}

export const servedPlans = async (distributorId: string): Promise<Plan[]> => {
  const [{ plans }] = await prepared<{ plans: Plan[] }>(
    'served_plans',
    `select plans from distributors_suppliers where id = ?`,
    [distributorId]
  )
  return plans
}
