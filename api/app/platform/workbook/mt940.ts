import { cellText } from './cell_text.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'
import { statementHead, type Statement } from './statement.ts'

interface Field {
  tag: string
  text: string
}

/** The fields of all messages of a file, without the envelope of the network. */
const fieldsOf = (text: string): Field[] => {
  const fields: Field[] = []
  for (const line of text.split('\n')) {
    const [, tag, rest] = /^(?:\{1:.*\{4:)?:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, text: rest! })
    else if (/^-\}?\s*$|^\{/.test(line)) continue
    else if (fields.length > 0) fields.at(-1)!.text += `\n${line}`
  }
  return fields
}

/** Date, entry date, side (R: taken back), third letter of the currency, amount, type, references, details. */
const entry =
  /^(\d{6})(?:\d{4})?(R?)([CD])([A-Z])?(\d{1,15},\d{0,2})[NFS][A-Z0-9]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/
const balance = /^([CD])\d{6}([A-Z]{3})(\d{1,15},\d{0,2})$/

const number = (sign: '' | '-', amount: string): string =>
  `${sign}${amount.replace(',', '.').replace(/\.$/, '')}`

const dayOf = (date: string): string =>
  `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4, 6)}`

const lineOf = (text: string): string[] => {
  const [, date, back, side, , amount, own = '', bank = '', details = ''] =
    entry.exec(text.trim()) ?? []
  if (date === undefined) throw new RangeError('a line that is no line of MT940')
  // What is taken back moves the other way.
  const isOut = (side === 'D') !== (back === 'R')
  const named = own.trim() === 'NONREF' ? '' : own
  return [dayOf(date), bank.trim() || named, named, details, number(isOut ? '-' : '', amount!)]
}

const balanceOf = ({ text }: Field): string => {
  const [, side, currency, amount] = balance.exec(text.trim()) ?? []
  if (currency !== 'IRR') throw new RangeError('no account in rials')
  return number(side === 'D' ? '-' : '', amount!)
}

/** SWIFT's statement of an account. @throws RangeError for a line that is none, or a currency that is not the rial */
export const readMt940 = (text: string, { rowsMax, charactersMax }: SheetLimits): Statement => {
  if (text.length > charactersMax) throw new RangeError('too much text')
  const fields = fieldsOf(text.replace(/\r\n?/g, '\n'))
  const rows: SheetRow[] = [{ number: 1, cells: statementHead }]
  let last: string[] | undefined
  for (const { tag, text: value } of fields) {
    if (tag === '61') {
      if (rows.length > rowsMax) throw new RangeError('too many rows')
      last = lineOf(value)
      rows.push({ number: rows.length + 1, cells: last })
    } else if (tag === '86' && last) last[3] = `${last[3]} ${value}`
    else last = undefined
  }
  const accounts = new Set(fields.filter(({ tag }) => tag === '25').map((one) => one.text.trim()))
  if (accounts.size > 1) throw new RangeError('several accounts')
  const opening = fields.find(({ tag }) => tag === '60F' || tag === '60M')
  const closing = fields.findLast(({ tag }) => tag === '62F' || tag === '62M')
  if (!opening || !closing) throw new RangeError('no balances')
  return {
    format: 'MT940',
    rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cellText(cell ?? '')) })),
    balances: { opening: balanceOf(opening), closing: balanceOf(closing) },
  }
}
