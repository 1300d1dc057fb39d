import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/shared/clock'
import { countToday } from '#app/shared/http/daily_quota'
import { privateFile } from '#app/shared/http/private_file'
import { savedAs } from '#app/shared/http/saved_as'
import { makePdf } from '#app/shared/pdf/make_pdf'
import { signPdf } from '#app/shared/pdf/sign_pdf'
import { theHouseKey } from '#app/shared/pdf/the_house_key'
import type TakeEvidence from '../actions/take_evidence.js'
import type { EvidenceCommand } from '../actions/take_evidence.js'
import { evidenceDocument } from '../domain/evidence_document.js'
import { messages } from '../i18n/fa.js'

/** Files of a day that one person may ask for. */
const filesPerDay = 200

/** Answers what proves a document's signatures, as a file that the house has signed. adr/0041 */
export const sendEvidence = async (
  ctx: HttpContext,
  takeEvidence: TakeEvidence,
  command: EvidenceCommand
): Promise<void> => {
  const who = command.actor.id
  const message = messages.evidenceToday
  await countToday({ name: 'signature-evidence', who, perDay: filesPerDay, message })
  const evidence = await takeEvidence.execute(command)
  const document = evidenceDocument(evidence)
  const laidOut = await makePdf(document, who)
  const file = signPdf(laidOut, theHouseKey(), clock.systemNow().toJSDate())
  const named = { name: `signatures-${evidence.id}`, title: document.title }
  privateFile(ctx, 'application/pdf', savedAs(named, 'pdf'))
  ctx.response.send(file)
}
