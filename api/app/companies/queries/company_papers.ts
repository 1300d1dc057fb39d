import type { CompanyPaperKind } from '#contracts/companies'
import { prepared } from '#app/shared/database'
import { pictureLink, type StoredPicture, type Viewer } from '#app/shared/picture_link'

/** A paper as the officer sees it; `url` is short-lived and needs no token. */
export interface CompanyPaper {
  id: string
  /** Null for a paper of the company itself. */
  memberId: string | null
  kind: CompanyPaperKind
  width: number
  height: number
  createdAt: Date
  url: string
}

const sql = `
  select paper.id, paper.member_id as "memberId", paper.kind, paper.width, paper.height,
         paper.created_at as "createdAt"
    from company_papers paper left join company_members member on member.id = paper.member_id
   where paper.company_id = ? and paper.current and member.removed_at is null
     and paper.card_holder_id is null
   order by paper.member_id nulls first, paper.kind desc`

/** The papers in force of a company and of its members; those of who holds its cards are shown with the holder. */
export const companyPapers = async (companyId: string, viewer: Viewer): Promise<CompanyPaper[]> => {
  const rows = await prepared<Omit<CompanyPaper, 'url'>>('company_papers', sql, [companyId])
  return rows.map((row) => ({ ...row, url: pictureLink('company-papers', row.id, viewer) }))
}

const fileSql = `
  select paper.file_key as "fileKey", paper.mime_type as "mimeType", paper.kind
    from company_papers paper, staff_users s
    join roles on roles.key = s.role and 'companies.list' = any(roles.permissions)
   where paper.id = ? and paper.card_holder_id is null and s.id = ? and s.active and s.distributor_id is null`

/** The file behind a paper, if the viewer may still see it: staff of the bank who may read companies. */
export const companyPaperFor = async (
  id: string,
  viewer: Viewer
): Promise<StoredPicture | null> => {
  if (viewer.kind !== 'staff') return null
  const [row] = await prepared<StoredPicture>('company_paper_file', fileSql, [id, viewer.id])
  return row ?? null
}
