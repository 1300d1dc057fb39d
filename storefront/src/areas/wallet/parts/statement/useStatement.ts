import type { Plan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { statement as text } from '#areas/wallet/words/statement.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { ownPeriod, periodChoices, type Period } from './periods.ts'

const latest = 'latest'

export const statementAddress = (
  plan: Plan,
  userId: string | null,
  period: Period | null,
  format: 'xlsx' | 'pdf' | null = null
) =>
  userId === null
    ? endpoints.statement(plan, period, format)
    : cardHolderEndpoints.statement(userId, period, format)

export const useStatement = (userId: string | null) => {
  const plan = usePlan()
  const [chosen, choose] = useState(latest)
  const [own, setOwn] = useState<Period | null>(null)
  // Without a period the server answers for the last days, up to its business day.
  const newest = useQuery(statementAddress(plan, userId, null))
  const choices = newest.data ? periodChoices(newest.data.to) : []
  const period: Period | null =
    chosen === ownPeriod ? own : (choices.find(({ value }) => value === chosen) ?? null)
  const statement = useQuery(
    statementAddress(plan, userId, period && { from: period.from, to: period.to })
  )
  return {
    statement,
    period: {
      value: chosen,
      onChange: choose,
      options: [
        { value: latest, label: text.latest },
        ...choices,
        { value: ownPeriod, label: text.own },
      ],
      newest: newest.data,
      own,
      onOwn: setOwn,
    },
  }
}
