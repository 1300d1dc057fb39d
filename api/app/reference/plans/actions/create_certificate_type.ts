import type { Plan } from '#contracts/plans'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { certificateNameOnce } from '../steps/certificate_name_once.js'

export interface CertificateFacts {
  name: string
  plans: Plan[]
  position: number
}
interface CreateCommand extends CertificateFacts {
  actor: StaffActor
}

/** Another paper that proves a business. Its code is the house's: what staff typed could be another one's. */
export default class CreateCertificateType {
  /** @returns its id @throws InvalidFields for a name that is taken */
  async execute({ actor, name, plans, position }: CreateCommand): Promise<string> {
    return transaction(async (trx) => {
      await certificateNameOnce({ id: null, name }, trx)
      const { rows } = await trx.rawQuery(
        `select 'OWN_' || nextval('own_certificate_codes') as code`
      )
      const code: string = rows[0].code
      const id = newId()
      const now = clock.businessNow().toJSDate()
      await trx
        .insertQuery()
        .table('certificate_types')
        .insert({ id, code, name, plans, position, created_at: now, updated_at: now })
      const subject = { type: 'certificate-types', id } as const
      const after = { code, name, plans, position }
      await audit({ actor, command: 'certificate-types.create', subject, after }, trx)
      return id
    })
  }
}
