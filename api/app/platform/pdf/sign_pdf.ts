import { createHash } from 'node:crypto'
import { detachedSignature } from './cms.ts'
import type { HouseKey } from './house_key.ts'

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** Room for a signature with its certificates. */
const signatureBytesMax = 12_288
const rangeDigits = 10

const found = (text: string, pattern: RegExp): string[] => {
  const match = pattern.exec(text)
  if (!match) throw new Error(`the file to sign has no ${pattern.source}`)
  return match.slice(1)
}

/** What stands between `<<` and `>>` of an object that the layout has written. */
const dictionaryOf = (text: string, id: string): string =>
  found(text, new RegExp(`\\n${id} 0 obj\\n<<\\n([\\s\\S]*?)\\n>>\\nendobj`))[0]!

const pdfTime = (at: Date) => `D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`

/**
 * A file of ours with the house's signature over all of it, as PAdES wants it at its base level: what was laid out stays as it
 * is, the signature is appended. docs/adr/0041
 * @param file as `makePdf` has made it: its cross-references stand in a table
 */
export const signPdf = (file: Buffer, house: HouseKey, at: Date): Buffer => {
  const text = file.toString('latin1')
  const [size, root, info, id, before] = found(
    text,
    /trailer\n<<\n\/Size (\d+)\n\/Root (\d+) 0 R\n\/Info (\d+) 0 R\n\/ID (\[[^\]]*\])\n>>\nstartxref\n(\d+)\n%%EOF\s*$/
  ) as [string, string, string, string, string]
  const catalog = dictionaryOf(text, root)
  const pages = dictionaryOf(text, found(catalog, /\/Pages (\d+) 0 R/)[0]!)
  const [page] = found(pages, /\/Kids \[(\d+) 0 R/) as [string]
  const [field, signature] = [Number(size), Number(size) + 1]

  let tail = '\n'
  const places = new Map<number, number>()
  const put = (number: number, dictionary: string) => {
    places.set(number, file.length + tail.length)
    tail += `${number} 0 obj\n<<\n${dictionary}\n>>\nendobj\n`
  }
  put(Number(root), `${catalog}\n/Version /1.6\n/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)
  put(Number(page), `${dictionaryOf(text, page)}\n/Annots [${field} 0 R]`)
  put(
    field,
    `/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Kasbeno)\n/F 132\n/Rect [0 0 0 0]\n/P ${page} 0 R\n/V ${signature} 0 R`
  )
  const room = '0'.repeat(signatureBytesMax * 2)
  const noRange = '*'.repeat(rangeDigits * 3 + 2)
  put(
    signature,
    `/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/Name (Kasbeno)\n/M (${pdfTime(at)})\n/ByteRange [0 ${noRange}]\n/Contents <${room}>`
  )
  const table = file.length + tail.length
  const entries = [...places]
    .sort(([a], [b]) => a - b)
    .map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
  tail += `xref\n${entries.join('')}trailer\n<<\n/Size ${signature + 1}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/ID ${id}\n/Prev ${before}\n>>\nstartxref\n${table}\n%%EOF\n`

  const [hole] = [file.length + tail.indexOf(`<${room}>`)]
  const behind = hole + room.length + 2
  const range = [hole, behind, file.length + tail.length - behind].map((part) =>
    String(part).padEnd(rangeDigits)
  )
  const whole = Buffer.concat([file, Buffer.from(tail.replace(noRange, range.join(' ')), 'latin1')])
  const digest = sha256(whole.subarray(0, hole), whole.subarray(behind))
  const contents = detachedSignature(digest, house)
  if (contents.length > signatureBytesMax) throw new Error('the certificates are too long to sign')
  whole.write(contents.toString('hex'), hole + 1, 'latin1')
  return whole
}
