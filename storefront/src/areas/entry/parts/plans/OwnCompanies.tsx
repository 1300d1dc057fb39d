import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { useCommand } from '#core/useCommand.ts'
import { switchTo } from './switchPlan.ts'
import styles from './plans.module.css'

const [plan] = companyPlans

export const OwnCompanies = ({ companies }: { companies: readonly AssignedCompany[] }) => {
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState<string>()
  const enter = useCommand(async (companyUniqueSerial: string) => {
    setWanted(companyUniqueSerial)
    await switchTo({ plan, companyUniqueSerial })
    navigate(inPlan(plan, paths.home))
  })
  if (companies.length === 0) return null
  return (
    <Card title={text.ownCompanies}>
      <div className={styles.companies}>
        {companies.map(({ companyUniqueSerial: serial, companyName }) => (
          <Button
            key={serial}
            wide
            disabled={enter.isRunning && serial !== wanted}
            isRunning={enter.isRunning && serial === wanted}
            onClick={() => void enter.run(serial)}
          >
            {text.enterCompany(companyName)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
