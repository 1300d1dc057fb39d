import { prepared } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

const contentSql = `select content from settlement_result_files where run_id = ? and id = ?`

/** The bank's answer, byte for byte as it was imported. @throws NotFound also for a file of another run */
export const resultFileOf = async (runId: string, id: string): Promise<Buffer> => {
  const [row] = await prepared<{ content: Buffer }>('result_file_content', contentSql, [runId, id])
  if (!row) throw new NotFound()
  return row.content
}
