import type {
  DistributorReport,
  DistributorReportName,
  ReportCell,
  ReportColumn,
  ReportRow,
} from '#contracts/distributor_reports'
import { words } from '#contracts/words'
import type { StaffActor } from '#app/platform/audit/actor'
import { Semaphore } from '#app/platform/process/semaphore'
import { clock } from '#app/platform/time/clock'
import { isMeasure } from '../domain/measures.js'
import { periodBefore, type Period } from '../domain/period.js'
import { reports, type Definition } from '../domain/reports.js'
import { filterOf, readGroups, type Asked, type Group, type Scope } from './groups.js'

type Cells = Record<string, ReportCell>

const columnsOf = ({ by, columns }: Definition, caller: StaffActor): ReportColumn[] => [
  ...Object.entries(by.columns)
    .filter(([name]) => !caller.distributorId || !by.bankOnly?.includes(name))
    .map(([name, column]) => ({ name, ...column })),
  ...Object.entries(columns).map(([name, column]) => ({
    name,
    label: column.label,
    kind: column.kind,
    filter: isMeasure(column) ? column.filter : null,
  })),
]

/** The cells of a group, with those that follow from them. */
const completed = (
  { columns }: Definition,
  group: Cells,
  totals: Cells,
  before: Cells | null
): Cells =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      isMeasure(column) ? (group[name] ?? null) : column.from(group, { totals, before }),
    ])
  )

const nothingOf = ({ columns }: Definition): Cells =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      isMeasure(column) && column.kind !== 'days' ? [[name, 0]] : []
    )
  )

/** Groups of the database, and those between them of which it has no row. */
const all = ({ definition, period }: Asked, groups: Group[]): Cells[] => {
  const { by } = definition
  if (!by.all) return groups
  const [key] = Object.keys(by.keys)
  const known = new Map(groups.map((group) => [group[key], group]))
  return by.all(period).map((each) => known.get(each[key]) ?? { ...nothingOf(definition), ...each })
}

/** A part of a month is compared with none. */
const comparedWith = ({ definition: { by }, period }: Asked, group: Cells, before?: Cells) => {
  const isWhole = (each: Cells) => by.isWhole?.(each, period) ?? true
  return before && isWhole(group) && isWhole(before) ? before : null
}

const rowsOf = (asked: Asked, groups: Group[], totals: Cells): ReportRow[] => {
  const { definition, period } = asked
  const { by, during } = definition
  const [first] = Object.keys(by.columns)
  return all(asked, groups).map((group, index, every) => ({
    cells: {
      ...Object.fromEntries(Object.keys(by.columns).map((name) => [name, group[name] ?? null])),
      ...(by.missing && group[first] === null && { [first]: by.missing }),
      ...completed(definition, group, totals, comparedWith(asked, group, every[index - 1])),
    },
    filter: { ...filterOf(asked), ...by.filterOf(group, during, period) },
  }))
}

/** The sums over all groups; where there is none, of nothing. */
const totalsOf = async (asked: Asked) => {
  const groups = await readGroups(asked)
  const totals = groups.find(({ isTotal }) => isTotal) ?? nothingOf(asked.definition)
  return { groups: groups.filter(({ isTotal }) => !isTotal), totals }
}

/** Each reads many rows for seconds; payments need connections too. */
const turns = new Semaphore(2, 8)

/** @throws InvalidFields (422) where the period takes too long, Throttled (429) where many read reports */
export const readReport = async (
  name: DistributorReportName,
  caller: StaffActor,
  scope: Scope,
  period: Period
): Promise<DistributorReport> => {
  const definition = reports[name]
  const asked: Asked = { definition, caller, scope, period }
  const earlier = periodBefore(period)
  const [{ groups, totals }, before] = await turns.run(
    async () => [await totalsOf(asked), await totalsOf({ ...asked, period: earlier })] as const
  )
  const cells = completed(definition, before.totals, before.totals, null)
  const sumsBefore = { ...earlier, cells }
  return {
    name,
    title: words.distributorReport[name],
    list: definition.list,
    columns: columnsOf(definition, caller),
    rows: rowsOf(asked, groups, totals),
    totals: {
      cells: completed(definition, totals, totals, null),
      filter: filterOf(asked),
    },
    ...period,
    takenAt: clock.businessNow().toISO(),
    before: sumsBefore,
  }
}
