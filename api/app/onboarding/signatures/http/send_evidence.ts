import type { HttpContext } from '@adonisjs/core/http'
import type { StaffActor, CustomerActor } from '#app/platform/audit/actor'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { evidenceFile } from '../exports/evidence_file.js'
import type { TakenEvidence } from '../actions/take_evidence.js'

export const sendEvidence = async (
  ctx: HttpContext,
  evidence: TakenEvidence,
  { id }: StaffActor | CustomerActor
): Promise<void> => {
  const { title, content } = await evidenceFile(evidence, id)
  privateFile(ctx, 'application/pdf', savedAs({ name: `signatures-${evidence.id}`, title }, 'pdf'))
  ctx.response.send(content)
}
