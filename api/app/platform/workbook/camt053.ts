import { cellText } from './cell_text.ts'
import type { SheetLimits, SheetRow } from './sheet.ts'
import { statementHead, type Statement } from './statement.ts'
import { readXml } from './xml.ts'

/** An entry or a balance while it is open. */
interface Open {
  amount: string
  currency: string
  isOut: boolean
  status: string
  booked: string
  valued: string
  references: Partial<Record<string, string>>
  text: string
  kind: string
}

const opened = (): Open => ({
  ...{ amount: '', currency: '', isOut: false, status: '' },
  ...{ booked: '', valued: '', references: {}, text: '', kind: '' },
})

const textMax = 2_000
const references = ['AcctSvcrRef', 'NtryRef', 'TxId', 'EndToEndId', 'InstrId']

const signed = ({ amount, currency, isOut }: Open): string => {
  if (currency !== 'IRR') throw new RangeError('no account in rials')
  if (!/^\d{1,15}(?:\.\d{1,5})?$/.test(amount)) throw new RangeError('no amount')
  return `${isOut ? '-' : ''}${amount}`
}

class Listener {
  readonly rows: SheetRow[] = [{ number: 1, cells: statementHead }]
  readonly balances = new Map<string, string>()
  readonly #rowsMax: number
  readonly #path: string[] = []
  #open: Open | undefined
  #value = ''
  isStatement = false
  readonly accounts = new Set<string>()

  constructor(rowsMax: number) {
    this.#rowsMax = rowsMax
  }

  open = (name: string, attribute: (name: string) => string | undefined): void => {
    this.#path.push(name)
    this.#value = ''
    if (name === 'BkToCstmrStmt') this.isStatement = true
    if (name === 'Ntry' || name === 'Bal') this.#open = opened()
    // Amounts of the parts of an entry stand deeper.
    if (name === 'Amt' && this.#isOwn()) this.#open!.currency = attribute('Ccy') ?? ''
  }

  text = (text: string): void => {
    if (this.#value.length < textMax) this.#value += text
  }

  close = (name: string): void => {
    if (this.#open) this.#keep(name, this.#value.trim())
    else this.#account(name, this.#value.trim())
    this.#path.pop()
    this.#value = ''
  }

  /** `Stmt/Acct/Id/IBAN` or `Stmt/Acct/Id/Othr/Id`. */
  #account(name: string, value: string): void {
    const within = this.#path.slice(0, -1).join('/')
    const isIban = name === 'IBAN' && within.endsWith('Stmt/Acct/Id')
    const isOther = name === 'Id' && within.endsWith('Stmt/Acct/Id/Othr')
    if (isIban || isOther) this.accounts.add(value.replace(/\s/g, ''))
  }

  #isOwn(): boolean {
    const parent = this.#path.at(-2)
    return this.#open !== undefined && (parent === 'Ntry' || parent === 'Bal')
  }

  #keep(name: string, value: string): void {
    const open = this.#open!
    const parent = this.#path.at(-2)
    const isOwn = this.#isOwn()
    if (isOwn && name === 'Amt') open.amount = value
    if (isOwn && name === 'CdtDbtInd') open.isOut = value === 'DBIT'
    if (isOwn && name === 'Sts') open.status ||= value
    if (name === 'Cd' && parent === 'Sts') open.status = value
    if (name === 'Cd' && parent === 'CdOrPrtry' && this.#path.at(-4) === 'Bal') open.kind = value
    if (parent === 'BookgDt') open.booked ||= value.slice(0, 10)
    if (parent === 'ValDt') open.valued ||= value.slice(0, 10)
    if (references.includes(name) && value !== 'NOTPROVIDED') open.references[name] ??= value
    if (name === 'Ustrd' || name === 'AddtlNtryInf')
      open.text = `${open.text} ${value}`.slice(0, textMax)
    if (name === 'Bal') this.#balance(open)
    if (name === 'Ntry') this.#entry(open)
    if (name === 'Bal' || name === 'Ntry') this.#open = undefined
  }

  #balance(open: Open): void {
    if (open.kind === 'OPBD' || open.kind === 'PRCD') {
      if (!this.balances.has('opening')) this.balances.set('opening', signed(open))
    }
    if (open.kind === 'CLBD') this.balances.set('closing', signed(open))
  }

  #entry(open: Open): void {
    // What is only expected is no movement.
    if (open.status !== '' && open.status !== 'BOOK') return
    if (this.rows.length > this.#rowsMax) throw new RangeError('too many rows')
    const [first = '', second = ''] = references.flatMap((name) => open.references[name] ?? [])
    const cells = [open.booked || open.valued, first, second, open.text, signed(open)]
    this.rows.push({ number: this.rows.length + 1, cells: cells.map(cellText) })
  }
}

/** ISO 20022's statement of an account, without entities of its own. @throws Error for what is none */
export const readCamt053 = async (
  file: Uint8Array,
  { rowsMax, charactersMax }: SheetLimits
): Promise<Statement> => {
  if (file.length > 4 * charactersMax) throw new RangeError('too much text')
  const listener = new Listener(rowsMax)
  const blocks = async function* () {
    yield Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  }
  await readXml(blocks(), listener)
  if (!listener.isStatement) throw new RangeError('no statement')
  if (listener.accounts.size > 1) throw new RangeError('several accounts')
  const [opening, closing] = ['opening', 'closing'].map((name) => listener.balances.get(name))
  const balances = opening !== undefined && closing !== undefined ? { opening, closing } : null
  return { format: 'CAMT053', rows: listener.rows, balances }
}
