import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { AnswerTo } from '#core/api/contract.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'
import { switchTo } from './switchPlan.ts'
import styles from './plans.module.css'

const [plan] = companyPlans

type Waiting = AnswerTo<'get', '/legal/company/waiting'>['items'][number]

const waitsIn = ({ isCeo }: AssignedCompany, waiting: Waiting | undefined): string => {
  const { toSign = 0, toPay = 0, contracts = 0 } = waiting ?? {}
  const things = [
    ...(toSign > 0 ? [text.toSign(toSign)] : []),
    ...(toPay > 0 ? [text.toPay(toPay)] : []),
    ...(contracts > 0 ? [text.contractsToSign(contracts)] : []),
  ]
  return text.waits(isCeo ? text.roles.ceo : text.roles.member, things)
}

/** With the reader's role and what waits for them in each. */
export const OwnCompanies = ({ companies }: { companies: readonly AssignedCompany[] }) => {
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState<string>()
  const waiting = useQuery(companies.length > 0 ? legalEndpoints.waiting : null).data?.items ?? []
  const enter = useCommand(async (companyUniqueSerial: string) => {
    setWanted(companyUniqueSerial)
    await switchTo({ plan, companyUniqueSerial })
    navigate(inPlan(plan, paths.home))
  })
  if (companies.length === 0) return null
  return (
    <Card title={text.ownCompanies}>
      <div className={styles.companies}>
        {companies.map((company) => {
          const { companyUniqueSerial: serial, companyName } = company
          const own = waiting.find((one) => one.companyUniqueSerial === serial)
          return (
            <div key={serial} className={styles.company}>
              <p>{waitsIn(company, own)}</p>
              <Button
                wide
                disabled={enter.isRunning && serial !== wanted}
                isRunning={enter.isRunning && serial === wanted}
                onClick={() => void enter.run(serial)}
              >
                {text.enterCompany(companyName)}
              </Button>
            </div>
          )
        })}
      </div>
    </Card>
  )
}
