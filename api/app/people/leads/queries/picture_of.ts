import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** The file of the picture that came with a call that was asked for. @throws NotFound */
export const pictureOf = async (id: string): Promise<string> => {
  const [row] = await prepared<{ fileKey: string | null }>(
    'contact_picture',
    `select file_key as "fileKey" from contacts where id = ? and kind = 'CALL_INFO'`,
    [id]
  )
  if (!row?.fileKey) throw new NotFound()
  return row.fileKey
}
