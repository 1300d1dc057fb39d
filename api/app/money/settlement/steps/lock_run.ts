import type { RunKind, RunStatus } from '#contracts/settlement'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface LockedRun {
  id: string
  kind: RunKind
  upTo: string
  status: RunStatus
  createdBy: string
}

const sql = `
  select id, kind, up_to as "upTo", status, created_by as "createdBy"
    from settlement_runs where id = ? for update`

/** @throws NotFound */
export const lockRun = async (id: string, trx: Trx): Promise<LockedRun> => {
  const [run] = await prepared<LockedRun>('lock_settlement_run', sql, [id], trx)
  if (!run) throw new NotFound()
  return run
}
