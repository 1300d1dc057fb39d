import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import {
  csvOf,
  linesOf,
  reconciliationsPath,
  sendStatement,
  statementForm,
} from '#tests/support/reconciliation'
import type { MoneyPath } from './money_path.js'

const people = async () => ({
  token: await staffToken('finance'),
  strangerToken: await staffToken('finance'),
})
/** A day and a gateway of which nothing else is here. */
const day = () => addDays(clock.today(), -20)
const quietDay = () => ({ source: 'IRANKISH' as const, from: day(), to: day() })
const fileOf = () => csvOf([{ reference: randomUUID(), day: day(), amount: 5 }])
const countOf = async (table: string, where: object): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count

const anImported = async () => {
  const both = await people()
  const { body } = await sendStatement(both.token, fileOf(), quietDay())
  const [line] = await linesOf(both.token, body.id)
  return { ...both, id: body.id as string, lineId: line!.id as string }
}
const explained = { action: 'EXPLAINED', note: 'کارمزد حساب' }

export const reconciliationPaths: MoneyPath[] = [
  {
    route: reconciliationsPath,
    writes: 'reconciliations',
    async prepare() {
      const name = `${randomUUID()}.csv`
      return {
        ...(await people()),
        path: reconciliationsPath,
        body: statementForm(fileOf(), { ...quietDay(), name }),
        effects: () => countOf('reconciliations', { file_name: name }),
      }
    },
  },
  {
    route: '/api/admin/reconciliation-lines/:id/resolve',
    writes: 'reconciliation_lines',
    async prepare() {
      const { token, strangerToken, id, lineId } = await anImported()
      return {
        ...{ token, strangerToken, body: explained },
        path: `/api/admin/reconciliation-lines/${lineId}/resolve`,
        effects: () =>
          countOf('audit_lines', { command: 'reconciliations.resolve', subject_id: id }),
      }
    },
  },
  {
    route: `${reconciliationsPath}/:id/close`,
    writes: 'change_requests',
    async prepare() {
      const { token, strangerToken, id, lineId } = await anImported()
      await post(`/api/admin/reconciliation-lines/${lineId}/resolve`, explained, { token })
      return {
        ...{ token, strangerToken, body: { reason: 'کارمزد ماهانه' } },
        path: `${reconciliationsPath}/${id}/close`,
        effects: () =>
          countOf('change_requests', { kind: 'reconciliation-requests', subject_id: id }),
      }
    },
  },
]
