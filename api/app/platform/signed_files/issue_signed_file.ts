import { createHash } from 'node:crypto'
import { checkPage, type SignedFileKind } from '#contracts/signed_files'
import { prepared } from '../database/database.js'
import { linkTo } from '../process/address.js'
import type { PdfDocument } from '../pdf/document.js'
import { makePdf } from '../pdf/make_pdf.js'
import { signPdf } from '../pdf/sign_pdf.js'
import { theHouseKey } from '../pdf/the_house_key.js'
import { messages } from '../i18n/fa.js'
import { clock } from '../time/clock.js'

interface Wanted {
  /** As the trail names it. */
  id: string
  kind: SignedFileKind
  document: PdfDocument
  /** The id of who asks. */
  asker: string
}

const insertSql = `insert into signed_files (id, kind, digest, issued_at) values (?, ?, ?, ?)`

/**
 * A document as a file that the house has signed, with a code that leads to the page where it is checked. Its digest is
 * kept before anybody is given it. adr/0041
 */
export const issueSignedFile = async ({ id, kind, document, asker }: Wanted): Promise<Buffer> => {
  const code = { kind: 'code', address: linkTo(checkPage(id)), text: messages.checkSigned } as const
  const laidOut = await makePdf({ ...document, blocks: [...document.blocks, code] }, asker)
  const issuedAt = clock.systemNow().toJSDate()
  const file = signPdf(laidOut, await theHouseKey(), issuedAt)
  const digest = createHash('sha256').update(file).digest('hex')
  await prepared('keep_signed_file', insertSql, [id, kind, digest, issuedAt])
  return file
}
