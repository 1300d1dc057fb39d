import type { HttpContext } from '@adonisjs/core/http'
import { distributorReports } from '#contracts/distributor_reports'
import type { StaffActor } from '#app/platform/audit/actor'
import { Forbidden, InvalidFields, NotFound } from '#app/platform/errors'
import { rowOf } from '#app/platform/resource/reader'
import { mayRead, resourceNamed } from '#app/platform/resource/resource'
import { faultOf, type Period } from '../domain/period.js'
import { reports } from '../domain/reports.js'
import { messages } from '../i18n/fa.js'
import { readReport } from '../queries/read_report.js'
import type { Scope } from '../queries/groups.js'

/**
 * The report that was asked for. @throws Forbidden without the right to its list, NotFound for a
 * report, branch or distributor that the caller has none of
 */
export const askedReport = async (
  { params }: HttpContext,
  caller: StaffActor,
  { from, to, ...scope }: Period & Scope
) => {
  const name = distributorReports.find((known) => known === params.report)
  if (!name) throw new NotFound()
  if (!mayRead(resourceNamed(reports[name].list)!, caller)) throw new Forbidden()
  const fault = faultOf({ from, to })
  if (fault) throw new InvalidFields([{ field: 'to', rule: 'range', message: messages[fault] }])
  if (scope.branchId) await rowOf(resourceNamed('branches')!, caller, scope.branchId)
  if (scope.distributorId) await rowOf(resourceNamed('distributors')!, caller, scope.distributorId)
  return readReport(name, caller, scope, { from, to })
}
