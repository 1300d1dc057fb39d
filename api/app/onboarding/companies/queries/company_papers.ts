import type { CompanyPaperKind } from '#contracts/companies'
import { prepared } from '#app/platform/database/database'
import { pictureLink, type StoredPicture, type Viewer } from '#app/platform/files/picture_link'
import { fullNameSql } from './member_names.js'

/** A paper as officers and the company's CEO see it; `url` is short-lived and needs no token. */
export interface CompanyPaper {
  id: string
  /** Null for a paper of the company itself. */
  memberId: string | null
  memberName: string | null
  kind: CompanyPaperKind
  width: number
  height: number
  createdAt: Date
  url: string
}

const sql = `
  select paper.id, paper.member_id as "memberId",
         ${fullNameSql('member')} as "memberName",
         paper.kind, paper.width, paper.height, paper.created_at as "createdAt"
    from company_papers paper left join company_members member on member.id = paper.member_id
   where paper.company_id = ? and paper.current and member.removed_at is null
     and paper.card_holder_id is null
   order by paper.member_id nulls first, paper.kind desc`

/** The papers in force of a company and of its members; those of who holds its cards are shown with the holder. */
export const companyPapers = async (companyId: string, viewer: Viewer): Promise<CompanyPaper[]> => {
  const rows = await prepared<Omit<CompanyPaper, 'url'>>('company_papers', sql, [companyId])
  return rows.map((row) => ({ ...row, url: pictureLink('company-papers', row.id, viewer) }))
}

const staffFileSql = `
  select paper.file_key as "fileKey", paper.mime_type as "mimeType", paper.kind
    from company_papers paper, staff_accounts s
    join staff_roles roles on roles.key = s.role and 'companies.list' = any(roles.permissions)
   where paper.id = ? and paper.card_holder_id is null and s.id = ? and s.active and s.distributor_id is null`

const ceoFileSql = `
  select paper.file_key as "fileKey", paper.mime_type as "mimeType", paper.kind
    from company_papers paper
    join memberships ceo on ceo.company_id = paper.company_id and ceo.role = 'CEO'
    join identity_people person on person.id = ceo.user_id and person.active
    left join company_members member on member.id = paper.member_id
   where paper.id = ? and paper.card_holder_id is null and paper.current and member.removed_at is null
     and ceo.user_id = ?`

/**
 * The file behind a paper, if the viewer may still see it: staff of the bank who may read companies, and of what is in
 * force the company's CEO.
 */
export const companyPaperFor = async (
  id: string,
  viewer: Viewer
): Promise<StoredPicture | null> => {
  const isStaff = viewer.kind === 'staff'
  const name = isStaff ? 'company_paper_for_staff' : 'company_paper_for_ceo'
  const named = [id, viewer.id]
  const [row] = await prepared<StoredPicture>(name, isStaff ? staffFileSql : ceoFileSql, named)
  return row ?? null
}
