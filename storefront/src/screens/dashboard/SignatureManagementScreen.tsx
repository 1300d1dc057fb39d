import { Loaded } from '#components/Loaded.tsx'
import { DashboardFrame } from '#features/dashboard/DashboardFrame.tsx'
import { PendingChange } from '#features/signatureRule/PendingChange.tsx'
import { RuleForm } from '#features/dashboard/RuleForm.tsx'
import { RuleHistory } from '#features/signatureRule/RuleHistory.tsx'
import { Members } from '#features/members/Members.tsx'
import { DelegationParts } from '#features/delegations/DelegationParts.tsx'
import { dashboard } from '#i18n/fa/dashboard.ts'
import { members } from '#i18n/fa/members.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import { delegationEndpoints } from '#lib/api/delegationEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/dashboard/dashboard.module.css'

/** Who signs for whom: loads by itself, so that its failure leaves the rule in sight. */
const CompanyDelegations = () => (
  <Loaded from={useQuery(delegationEndpoints.all)}>{(all) => <DelegationParts all={all} />}</Loaded>
)

/** Who signs for the company, by which rule, and how it came to be. company §2 "/legal-dashboard/signature-management" */
export default function SignatureManagementScreen() {
  return (
    <DashboardFrame title={dashboard.pages.signatures}>
      <Loaded from={useQuery(dashboardEndpoints.rule)}>
        {(rule) => {
          // Another rule, or another change of it: what was chosen for the one before is over, and the history is longer.
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
              <RuleHistory key={`${state}-history`} />
            </>
          )
        }}
      </Loaded>
    </DashboardFrame>
  )
}
