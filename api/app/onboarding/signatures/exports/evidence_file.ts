import { clock } from '#app/platform/time/clock'
import { makePdf } from '#app/platform/pdf/make_pdf'
import { signPdf } from '#app/platform/pdf/sign_pdf'
import { theHouseKey } from '#app/platform/pdf/the_house_key'
import { evidenceDocument } from '../domain/evidence_document.js'
import type { Evidence } from '../queries/evidence.js'

/** The evidence as a PDF that the house has signed. adr/0041 */
export const evidenceFile = async (
  evidence: Evidence,
  asker: string
): Promise<{ title: string; content: Buffer }> => {
  const document = evidenceDocument(evidence)
  const laidOut = await makePdf(document, asker)
  const content = signPdf(laidOut, await theHouseKey(), clock.systemNow().toJSDate())
  return { title: document.title, content }
}
