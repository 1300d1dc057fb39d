import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { bindingTo, CodeSeals, type Payable, writeCodes } from './invoices.ts'

export type Due = Payable[]

/** A schema of its own: a start grants rights on all product tables. */
const proofSchema = 'create schema proof'

/** Which code pays which invoices. */
const keepSets = `
  create table proof.due_sets as
    select given.subject, given.order_id from unnest($1::text[], $2::uuid[]) as given(subject, order_id)`

const subjectOf = (due: Due) => {
  const ids = due.map(({ orderId }) => orderId).join(',')
  return `several:${createHash('sha256').update(ids).digest('hex')}`
}

/**
 * Groups some invoices into batches with codes; the rest stay single.
 * @param shopCount distance between invoices of one shop
 */
export async function formBatches(
  admin: pg.Client,
  { invoices, shopCount, pepper }: { invoices: Payable[]; shopCount: number; pepper: string }
): Promise<Due[]> {
  const isFirst = (index: number) =>
    Math.floor(index / shopCount) % 2 === 0 &&
    index % 3 === 0 &&
    index + shopCount < invoices.length
  const dues = invoices.flatMap((invoice, index): Due[] => {
    if (isFirst(index)) return [byId([invoice, invoices[index + shopCount]!])]
    return isFirst(index - shopCount) ? [] : [[invoice]]
  })
  await writeSetCodes(
    admin,
    dues.filter((due) => due.length > 1),
    new CodeSeals(pepper)
  )
  return dues
}

const byId = (due: Due): Due => due.sort((one, other) => (one.orderId < other.orderId ? -1 : 1))

async function writeSetCodes(admin: pg.Client, sets: Due[], seals: CodeSeals) {
  const codes = sets.map((due) => {
    const [{ shop, asker }] = due as [Payable]
    const subject = subjectOf(due)
    const content = due.map((one) => one.content).join(',')
    const sealed = {
      codeId: randomUUID(),
      codeHash: seals.hashOf({ orderId: subject, shop }),
      content,
    }
    const seal = seals.sealOf(sealed, due.length)
    const binding = JSON.stringify(bindingTo(content, due.length))
    return { ...sealed, subject, phone: shop.phone, asker, binding, seal }
  })
  await admin.query(writeCodes, [
    codes.map(({ codeId }) => codeId),
    codes.map(({ subject }) => subject),
    codes.map(({ phone }) => phone),
    codes.map(({ asker }) => asker),
    codes.map(({ codeHash }) => codeHash),
    codes.map(({ binding }) => binding),
    codes.map(({ seal }) => seal),
  ])
  const members = sets.flatMap((due, at) =>
    due.map(({ orderId }) => [codes[at]!.subject, orderId] as const)
  )
  await admin.query(proofSchema)
  await admin.query(keepSets.replace('$1', literal(members, 0)).replace('$2', literal(members, 1)))
}

/** `create table as` takes no parameters; digests and ids need no quoting. */
const literal = (members: (readonly [string, string])[], at: 0 | 1) =>
  `'{${members.map((member) => member[at]).join()}}'`
