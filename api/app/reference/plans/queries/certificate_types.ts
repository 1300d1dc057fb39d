import type { Plan } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'

export interface CertificateOption {
  /** Its code: what the upload names. */
  id: string
  name: string
}

const sql = `
  select code as id, name from certificate_types
   where ? = any(plans) or code = ?
   order by position, name`

/** The papers that a plan offers, in their order. @param kept the code of one that stays choosable for who has chosen it */
export const certificateTypesOf = async (
  plan: Plan,
  kept: string | null = null
): Promise<CertificateOption[]> => prepared('certificate_types_of', sql, [plan, kept])
