import { hash } from 'node:crypto'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

const insertSql = `
  insert into settlement_result_files (id, run_id, digest, content, imported_by, imported_at)
  values (?, ?, ?, ?, ?, ?) on conflict (run_id, digest) do nothing`

const idSql = `select id from settlement_result_files where run_id = ? and digest = ?`

export const keepResultFile = async (
  runId: string,
  content: Buffer,
  staff: StaffActor,
  trx: Trx
): Promise<string> => {
  const digest = hash('sha256', content)
  const at = clock.businessNow().toJSDate()
  await trx.rawQuery(insertSql, [newId(), runId, digest, content, staff.id, at])
  const [{ id }] = await prepared<{ id: string }>('result_file', idSql, [runId, digest], trx)
  return id
}
