import { hash } from 'node:crypto'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

const contentSql = `select content from settlement_result_files where run_id = ? and id = ?`

export const resultFileOf = async (runId: string, id: string): Promise<Buffer> => {
  const [row] = await prepared<{ content: Buffer }>('result_file_content', contentSql, [runId, id])
  if (!row) throw new NotFound()
  return row.content
}

export interface EarlierImport {
  importedBy: string
  importedAt: Date
}
const earlierSql = `
  select importer.full_name as "importedBy", file.imported_at as "importedAt"
    from settlement_result_files file join staff_accounts importer on importer.id = file.imported_by
   where file.run_id = ? and file.digest = ?`

/** Who imported this very file before. */
export const earlierImport = async (runId: string, file: Buffer): Promise<EarlierImport | null> => {
  const [row] = await prepared<EarlierImport>('earlier_import', earlierSql, [
    runId,
    hash('sha256', file),
  ])
  return row ?? null
}
