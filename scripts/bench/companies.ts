import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { MadeCompany } from '../../api/factories/wanted.ts'
import { type CodeSeals, writeCodesFor } from './invoices.ts'

export const companyPlan = 'kasbeno-fmcg-legal'

interface Shown {
  orderId: string
  digest: string
  amount: number
  cost: number
  content: string
}

const shownSql = `
  select invoice.id as "orderId", shown.digest, shown.amount::float8 as amount, invoice_content(invoice.id) as content,
         (invoice.grand_total_amount + invoice.kasbeno_fee_amount + invoice.bank_fee_amount)::float8 as cost
    from orders invoice
    join approbations approbation on approbation.document_id = invoice.id
    join approbation_rounds shown
      on shown.approbation_id = approbation.id and shown.round = approbation.round
   where invoice.owner_id = $1`

/** Written directly: the real throttle would take hours. */
export async function addSigningCodes(
  admin: pg.Client,
  { id, ceo, signatories, delegate, delegationId }: MadeCompany,
  seals: CodeSeals
): Promise<void> {
  const { rows } = await admin.query<Shown>(shownSql, [id])
  const codes = rows.flatMap(({ orderId, digest, amount, cost, content }) => {
    const subjectOf = (named: string) =>
      `INVOICE:${createHash('sha256').update(named).digest('hex')}`
    const given = { purpose: 'SIGNATURE', subject: subjectOf(orderId) }
    const answers = signatories.map((member) => ({
      ...{ member, ...given },
      binding: { amount, digests: digest, member: member.id },
    }))
    const forAbsent = {
      ...{ member: delegate, ...given, subject: subjectOf(`${orderId} ${delegationId}`) },
      binding: { amount, digests: digest, member: signatories[0]!.id },
    }
    const payment = { member: ceo, purpose: 'INVOICE_PAYMENT', subject: orderId }
    return [
      ...answers,
      forAbsent,
      { ...payment, binding: { amount: cost, content, source: 'CREDIT' } },
    ]
  })
  const sealed = codes.map(({ member, purpose, subject, binding }) => {
    const codeId = randomUUID()
    const codeHash = seals.hashOf({ orderId: subject, shop: member }, purpose)
    const seal = seals.seal({ codeId, codeHash }, binding)
    return { codeId, codeHash, seal, subject, member, purpose, binding: JSON.stringify(binding) }
  })
  for (const purpose of ['SIGNATURE', 'INVOICE_PAYMENT']) {
    const some = sealed.filter((one) => one.purpose === purpose)
    await admin.query(writeCodesFor(purpose), [
      some.map(({ codeId }) => codeId),
      some.map(({ subject }) => subject),
      some.map(({ member }) => member.phone),
      some.map(({ member }) => seals.askerOf(member)),
      some.map(({ codeHash }) => codeHash),
      some.map(({ binding }) => binding),
      some.map(({ seal }) => seal),
    ])
  }
}
