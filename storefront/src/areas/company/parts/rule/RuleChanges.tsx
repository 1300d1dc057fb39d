import { companyWords } from '@kasbeno/api/contracts/words/companies'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import type { PendingRuleChange, RuleVersion, SignatoryChange } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'

const levelOf = (level: SignatoryChange['before']) => (level ? text.levels[level] : text.noMember)
const ceilingOf = (ceiling: number | null) =>
  text.ceiling(ceiling === null ? null : groupDigits(ceiling))

type Spending = NonNullable<PendingRuleChange['spending']>
type Difference = Pick<RuleVersion, 'minimum' | 'signatories'> & { spending?: Spending | null }

const spendingText = (change: Spending) =>
  change.kind === 'METHOD'
    ? text.methodChange(
        companyWords.companyPaymentMethod[change.before],
        companyWords.companyPaymentMethod[change.after]
      )
    : text.ceilingChange(change.holderName ?? '', ceilingOf(change.before), ceilingOf(change.after))

/** Against the previous one. */
export const RuleChanges = ({ minimum, signatories, spending }: Difference) => (
  <ul>
    {spending && (
      <>
        <li>{spendingText(spending)}</li>
        <li>{text.loss(groupDigits(spending.largestLoss))}</li>
      </>
    )}
    {minimum.before !== minimum.after && (
      <li>{text.minimumChange(minimum.before, minimum.after)}</li>
    )}
    {signatories.map(({ phone, fullName, before, after }) => (
      <li key={phone}>{text.levelChange(fullName, levelOf(before), levelOf(after))}</li>
    ))}
  </ul>
)
