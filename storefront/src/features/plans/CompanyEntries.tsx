import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { legalPaths } from '#app/legalPaths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { plans as text } from '#i18n/fa/plans.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useCommand } from '#lib/useCommand.ts'
import { switchTo } from './switchPlan.ts'
import styles from './plans.module.css'

const [plan] = companyPlans

/** The companies of a person, each entered without signing in again, and the way to register one. */
export const CompanyEntries = () => {
  const [, navigate] = useLocation()
  const assigned = useQuery(legalEndpoints.assigned)
  const [wanted, setWanted] = useState<string>()
  const enter = useCommand(async (companyUniqueSerial: string) => {
    setWanted(companyUniqueSerial)
    await switchTo({ plan, companyUniqueSerial })
    navigate(inPlan(plan, paths.home))
  })
  return (
    <div className={styles.companies}>
      <Loaded from={assigned} skeleton={<SkeletonLines count={1} />}>
        {({ items }) =>
          items.map(({ companyUniqueSerial: serial, companyName }) => (
            <Button
              key={serial}
              wide
              disabled={enter.isRunning && serial !== wanted}
              isRunning={enter.isRunning && serial === wanted}
              onClick={() => void enter.run(serial)}
            >
              {text.enterCompany(companyName)}
            </Button>
          ))
        }
      </Loaded>
      <ButtonLink wide look="second" href={inPlan(plan, legalPaths.register)}>
        {text.registerCompany}
      </ButtonLink>
    </div>
  )
}
