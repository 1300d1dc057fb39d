import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
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
const today = () => ({ from: clock.today(), to: clock.today() })
const fileOf = () => csvOf([{ reference: randomUUID(), day: clock.today(), amount: 5 }])
const countOf = async (table: string, where: object): Promise<number> =>
  (await db.from(table).where(where).count('* as count'))[0].count

const anImported = async () => {
  const both = await people()
  const { body } = await sendStatement(both.token, fileOf(), today())
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
        body: statementForm(fileOf(), { ...today(), name }),
        effects: () => countOf('reconciliations', { file_name: name }),
      }
    },
  },
  {
    route: '/api/admin/reconciliation-lines/:id/resolve',
    writes: 'reconciliation_lines',
    async prepare() {
      const { token, strangerToken, lineId } = await anImported()
      return {
        ...{ token, strangerToken, body: explained },
        path: `/api/admin/reconciliation-lines/${lineId}/resolve`,
        effects: () =>
          countOf('audit_lines', { command: 'reconciliations.resolve', subject_id: lineId }),
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
