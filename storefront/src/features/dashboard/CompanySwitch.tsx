import { companyPlans } from '@kasbeno/api/contracts/plans'
import { NativeSelect } from '#components/NativeSelect.tsx'
import { switchTo } from '#features/plans/switchPlan.ts'
import { dashboard as text } from '#i18n/fa/dashboard.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useCommand } from '#lib/useCommand.ts'

/** The company that the session speaks for; a CEO of several goes to another without signing in again. */
export const CompanySwitch = () => {
  const company = useQuery(legalEndpoints.company).data
  const led = useQuery(legalEndpoints.assigned).data?.items.filter(({ isCeo }) => isCeo) ?? []
  const go = useCommand((companyUniqueSerial: string) =>
    switchTo({ plan: companyPlans[0], companyUniqueSerial })
  )
  if (!company) return null
  if (led.length < 2) return company.companyName
  return (
    <NativeSelect
      aria-label={text.company}
      value={company.companyUniqueSerial}
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
