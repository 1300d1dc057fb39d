import type { Plan } from '#contracts/plans'
import { prepared } from '#app/shared/database'

/** The plan in whose pages a signature was begun; null for none of ours. */
export const signaturePlan = async (id: string): Promise<Plan | '' | null> => {
  const sql = 'select plan from document_signatures where id = ?'
  const [row] = await prepared<{ plan: Plan | '' }>('signature_plan', sql, [id])
  return row?.plan ?? null
}
