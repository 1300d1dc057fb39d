import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { certificateNameOnce } from '../steps/certificate_name_once.js'
import type { CertificateFacts } from './create_certificate_type.js'

interface UpdateCommand extends CertificateFacts {
  actor: StaffActor
  id: string
}

/** Another name or place of a paper, or other plans that offer it: papers that were sent keep it. */
export default class UpdateCertificateType {
  /** @throws NotFound, InvalidFields for a name that is taken */
  async execute({ actor, id, name, plans, position }: UpdateCommand): Promise<void> {
    await transaction(async (trx) => {
      // Before the row, in the order of all changes of the list.
      await certificateNameOnce({ id, name }, trx)
      const row = await trx.from('certificate_types').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const updated_at = clock.businessNow().toJSDate()
      await trx
        .from('certificate_types')
        .where({ id })
        .update({ name, plans, position, updated_at })
      const subject = { type: 'certificate-types', id } as const
      const before = { name: row.name, plans: row.plans, position: row.position }
      const after = { name, plans, position }
      await audit({ actor, command: 'certificate-types.update', subject, before, after }, trx)
    })
  }
}
