import { companyPlans } from '@kasbeno/api/contracts/plans'
import { useLocation } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { NativeSelect } from '#ui/NativeSelect.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

/** Begins at the other company's home: the open page may not exist there. */
export const CompanySwitch = () => {
  const { companyUniqueSerial: current, companyName } = useCompany()
  const led = useQuery(legalEndpoints.assigned).data?.items.filter(({ isCeo }) => isCeo) ?? []
  const [, navigate] = useLocation()
  const go = useCommand(async (companyUniqueSerial: string) => {
    await switchTo({ plan: companyPlans[0], companyUniqueSerial })
    navigate(dashboardPaths.home, { replace: true })
  })
  if (led.length < 2) return companyName
  return (
    <NativeSelect
      aria-label={text.company}
      value={current}
      disabled={go.isRunning}
      onChange={({ target }) => void go.run(target.value)}
    >
      {led.map(({ companyUniqueSerial, companyName }) => (
        <option key={companyUniqueSerial} value={companyUniqueSerial}>
          {companyName}
        </option>
      ))}
    </NativeSelect>
  )
}
