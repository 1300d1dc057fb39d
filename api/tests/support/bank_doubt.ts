import db from '@adonisjs/lucid/services/db'
import type { PayoutRequestKind } from '#contracts/settlement'
import { aShop, type Shop } from '#factories/shop'
import { post } from './http.js'
import {
  preview,
  resultHeaders,
  runCommand,
  sendFile,
  workbookOf,
  type FinanceTeam,
} from './settlement.js'
import { approve, aWithdrawal } from './withdrawals.js'

const kind = 'withdrawal'

export const payoutOf = (id: string) =>
  db.from('payouts').where({ withdrawal_id: id }).firstOrFail()

/** What the bank says of a transfer, and under which tracking number. */
export type BankSays = 'PAID' | 'FAILED' | { paid: string } | { failed: string }

/** Sends an asked withdrawal to the bank. @returns its run */
export const sendToBank = async (team: FinanceTeam, id: string): Promise<string> => {
  await approve(team.maker, id)
  const { body: run } = await preview(team.maker, {}, kind)
  await runCommand(run.id, 'approve', team.checker, {}, kind)
  return run.id
}

/** A withdrawal of 2,000,000 that went to the bank, from a wallet of 5,000,000 where no shop is given. */
export const aSentWithdrawal = async (team: FinanceTeam, of?: Shop) => {
  const shop = of ?? (await aShop({ cash: 5_000_000 }))
  const id = await aWithdrawal(shop, 2_000_000)
  return { shop, id, runId: await sendToBank(team, id) }
}

const rowOf = (said: BankSays, at: number): string[] => {
  if (said === 'PAID') return ['PAID', `B-${at}`, '']
  if (said === 'FAILED') return ['FAILED', '', 'شبا بسته است']
  return 'paid' in said ? ['PAID', said.paid, ''] : ['FAILED', '', said.failed]
}

/** The bank's file with these words for one withdrawal. */
export const answered = async (
  { id, runId }: { id: string; runId: string },
  token: string,
  ...said: BankSays[]
) => {
  const { reference, net } = await payoutOf(id)
  const rows = said.map((one, at) => [reference, net, ...rowOf(one, at)])
  return sendFile(runId, token, await workbookOf(resultHeaders, ...rows), { kind })
}

/** A withdrawal that the bank refused, and paid in its next file. */
export const aDoubtedWithdrawal = async (team: FinanceTeam, of?: Shop) => {
  const sent = await aSentWithdrawal(team, of)
  await answered(sent, team.maker, 'FAILED')
  await answered(sent, team.maker, { paid: 'T501' })
  return sent
}

export const askCorrection = async (
  { id }: { id: string },
  token: string,
  correction: PayoutRequestKind,
  bankReference?: string
) => {
  const payout = await payoutOf(id)
  const body = { kind: correction, reason: 'نامه ۱۲ بانک', bankReference }
  return post(`/api/admin/payouts/${payout.id}/correct`, body, { token, key: true })
}
export const decideCorrection = (requestId: string, token: string) =>
  post(`/api/admin/change-requests/${requestId}/approve`, {}, { token })

export const correct = async (
  sent: { id: string },
  team: FinanceTeam,
  correction: PayoutRequestKind,
  bankReference?: string
) => {
  const asked = await askCorrection(sent, team.maker, correction, bankReference)
  return asked.status === 201 ? decideCorrection(asked.body.id, team.checker) : asked
}
