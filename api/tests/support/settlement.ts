import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import { call, get, post, type Answer } from './http.js'
import { aSignedInStaff } from './identity.js'
import { payWithCode } from './orders.js'

/** Two members of the finance staff: one makes, the other approves. */
export const aFinanceTeam = async () => {
  const [maker, checker] = await Promise.all([aSignedInStaff('finance'), aSignedInStaff('finance')])
  return { maker: maker.token, checker: checker.token }
}
export type FinanceTeam = Awaited<ReturnType<typeof aFinanceTeam>>

/** A paid invoice whose installment falls due today, so that the distributor may claim it. */
export const aMatureInvoice = async (amount: number, supplier?: Supplier): Promise<Invoice> => {
  const shop = await aShopWithCredit(amount * 3)
  const invoice = await anInvoice({ shop, amount, supplier })
  const paid = await payWithCode(shop, invoice.id)
  assert.equal(paid.status, 200, JSON.stringify(paid.body))
  await db.from('installments').where({ order_id: invoice.id }).update({ due_date: clock.today() })
  return invoice
}

/** Falls due so many days from today: what a discount is for. */
export const dueIn = async (days: number, { id }: { id: string }): Promise<void> => {
  const due_date = addDays(clock.today(), days)
  await db.from('installments').where({ order_id: id }).update({ due_date })
}

export const runPath = (id = '', kind = 'maturity') => `/api/admin/settlement/${kind}-runs/${id}`
export const preview = (token: string, body: object = {}, kind = 'maturity'): Promise<Answer> =>
  post(runPath('', kind).replace(/\/$/, ''), body, { token })
export const runCommand = (
  id: string,
  command: string,
  token: string,
  body: object = {},
  kind = 'maturity'
): Promise<Answer> => post(`${runPath(id, kind)}/${command}`, body, { token })
/** Approves what the run's page shows to wait. */
export const approveRetry = async (id: string, token: string): Promise<Answer> => {
  const { body } = await runOf(id, token)
  return runCommand(id, 'approve-retry', token, { requestId: body.retryRequestId ?? id })
}
export const runOf = (id: string, token: string) => get(runPath(id), { token })

/** The transfer of a run to one supplier. */
export const payoutTo = async (run: { id: string }, supplier: Supplier) =>
  db.from('payouts').where({ run_id: run.id, distributor_id: supplier.id }).firstOrFail()

/** A transfer that was sent again, under the reference that the bank's file gives this attempt. */
export const sentAgain = async <Payout extends { id: string }>(payout: Payout) => {
  const { reference } = await db
    .from('payout_attempts')
    .where({ payout_id: payout.id })
    .orderBy('attempt', 'desc')
    .firstOrFail()
  return { ...payout, reference: reference as string }
}

/** What the ledger says the house owes the distributor, in rials. */
export const owedTo = async (supplier: Supplier): Promise<number> => {
  const { rows } = await db.rawQuery(
    `select coalesce(-sum(amount), 0)::bigint as owed from ledger.postings
      where account = 'distributor-payable' and party_id = ?`,
    [supplier.id]
  )
  return rows[0].owed
}

/** A supplier with one mature invoice, and a run over everything that an approval has taken. */
export const anApprovedRun = async (amount: number, team: FinanceTeam) => {
  const supplier = await aSupplier()
  const invoice = await aMatureInvoice(amount, supplier)
  const run = (await preview(team.maker)).body
  const approved = await runCommand(run.id, 'approve', team.checker)
  return { supplier, invoice, run: approved.body, payout: await payoutTo(run, supplier) }
}

/** The columns that a bank answers in; its own order and words may differ. */
export const resultHeaders = ['شناسه پرداخت', 'مبلغ (ریال)', 'وضعیت', 'شماره پیگیری', 'علت']

/** A workbook of one sheet with these rows. */
export const workbookOf = async (...rows: unknown[][]): Promise<Uint8Array<ArrayBuffer>> => {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('x').addRows(rows)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

/** Imports a bank's file, with an idempotency key where one is given. */
export const sendFile = (
  runId: string,
  token: string,
  file: Uint8Array<ArrayBuffer>,
  { key, name = 'result.xlsx', kind }: { key?: string; name?: string; kind?: string } = {}
): Promise<Answer> => {
  const form = new FormData()
  form.append('file', new Blob([file]), name)
  return call('POST', `${runPath(runId, kind)}/result`, { token, body: form, key })
}

/** The bank's own file that says of one transfer that it failed: evidence. */
export const failAtBank = async (
  runId: string,
  payout: { reference: string; net: number },
  token: string
): Promise<Answer> =>
  sendFile(
    runId,
    token,
    await workbookOf(resultHeaders, [payout.reference, payout.net, 'FAILED', '', 'شبا بسته است'])
  )

/** A run whose one transfer of the supplier the bank has refused, as the file says that the checker brought. */
export const aFailedTransfer = async (team: FinanceTeam) => {
  const made = await anApprovedRun(5_000_000, team)
  await failAtBank(made.run.id, made.payout, team.checker)
  return made
}

/** What the bank says of one transfer: it paid what was asked for, unless another amount is given. */
export const report = (
  payout: { reference: string; net: number },
  status: string,
  more: object = {}
) => ({ lines: [{ paymentId: payout.reference, status, amount: payout.net, ...more }] })
