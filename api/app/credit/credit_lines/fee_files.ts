import { tellFilesOfFees } from '#app/money/ledger/files_of_fees'
import { prepared } from '#app/platform/database/database'

const sql = `select id, registration_id as "registrationId" from platform_fees where id = any(?::uuid[])`

tellFilesOfFees(async (ids) => {
  const rows = await prepared<{ id: string; registrationId: string | null }>('files_of_fees', sql, [
    ids,
  ])
  return new Map(rows.map(({ id, registrationId }) => [id, registrationId]))
})
