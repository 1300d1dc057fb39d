import type { ShownSpending } from '@kasbeno/api/contracts/spending'
import { ceilingText } from '@kasbeno/api/contracts/words/companies'
import { ChangesTable } from '../../../components/audit/ChangesTable'
import { FactSheet } from '../../../components/Facts'
import { formatNumber } from '../../../lib/format'

/** As the trail shows it; a ceiling that is missing is said in words. */
const factsOf = (spending: ShownSpending, side: 'before' | 'after') =>
  spending.kind === 'METHOD'
    ? { paymentMethod: spending[side] }
    : { ceiling: ceilingText(spending[side] === null ? null : formatNumber(spending[side])) }

/** What widens spending without signatures, before and after. */
export const Spending = ({ spending }: { spending: ShownSpending }) => (
  <FactSheet title="ruleChanges.spending">
    <ChangesTable before={factsOf(spending, 'before')} after={factsOf(spending, 'after')} />
  </FactSheet>
)
