import { Loaded } from '#ui/Loaded.tsx'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { PendingChange } from '#areas/company/parts/rule/PendingChange.tsx'
import { RuleForm } from '#areas/dashboard/parts/dashboard/RuleForm.tsx'
import { RefusedRules } from '#areas/company/parts/rule/RefusedRules.tsx'
import { RuleHistory } from '#areas/company/parts/rule/RuleHistory.tsx'
import { Members } from '#areas/company/parts/members/Members.tsx'
import { DelegationParts } from '#areas/company/parts/delegations/DelegationParts.tsx'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { members } from '#areas/company/words/members.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

/** Loads separately, so that errors do not hide the rule. */
const CompanyDelegations = () => (
  <Loaded from={useQuery(delegationEndpoints.all)}>{(all) => <DelegationParts all={all} />}</Loaded>
)

export default function SignatureManagementScreen() {
  return (
    <DashboardFrame title={dashboard.pages.signatures}>
      <Loaded from={useQuery(dashboardEndpoints.rule)}>
        {(rule) => {
          // Resets choices and history.
          const state = JSON.stringify(rule)
          return (
            <>
              {rule.pendingChange && <PendingChange change={rule.pendingChange} />}
              <RuleForm key={state} rule={rule} />
              <section className={styles.stack} aria-labelledby="members">
                <h2 id="members">{members.title}</h2>
                <Members />
              </section>
              <CompanyDelegations />
              <RefusedRules key={`${state}-refused`} />
              <RuleHistory key={`${state}-history`} />
            </>
          )
        }}
      </Loaded>
    </DashboardFrame>
  )
}
