import {
  distributorReports,
  type DistributorReport,
} from '@kasbeno/api/contracts/distributor_reports'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getJson } from '../../../../providers/http'
import { apiBase } from '../../../../providers/session'
import { periodNamed } from './periods'

type Chooses = 'report' | 'from' | 'to' | 'branchId' | 'distributorId'
export type Choice = Partial<Record<Chooses, string | null>>

/** What is shown stands in the address, so that whoever looked at the rows behind a number comes back to it. */
export const useChoice = () => {
  const [params, setParams] = useSearchParams()
  const month = periodNamed('month')
  const chosen = {
    report: distributorReports.find((name) => name === params.get('report')) ?? ('daily' as const),
    from: params.get('from') ?? month.from,
    to: params.get('to') ?? month.to,
    branchId: params.get('branchId'),
    distributorId: params.get('distributorId'),
  }
  const choose = (choice: Choice) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(choice)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true }
    )
  return { chosen, choose }
}
export type Chosen = ReturnType<typeof useChoice>['chosen']

/** Where the bank and the users of a distributor read it. */
export const reportPath = async ({ report, ...asked }: Chosen, more = '', format?: string) => {
  const base = await apiBase()
  const list = base === '/api/distributor' ? 'reports' : 'distributor-reports'
  const given = Object.entries({ ...asked, format }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  return `${base}/${list}/${report}${more}?${new URLSearchParams(given)}`
}

export const useReport = (chosen: Chosen) =>
  useQuery({
    queryKey: ['distributor-reports', chosen],
    queryFn: async ({ signal }) =>
      getJson<'/api/distributor/reports/{report}'>(
        await reportPath(chosen),
        signal
      ) as Promise<DistributorReport>,
    retry: false,
  })
