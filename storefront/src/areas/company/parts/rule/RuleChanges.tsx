import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import type { RuleVersion, SignatoryChange } from '#core/api/types.ts'

const levelOf = (level: SignatoryChange['before']) => (level ? text.levels[level] : text.noMember)

type Difference = Pick<RuleVersion, 'minimum' | 'signatories'>

/** Against the previous one. */
export const RuleChanges = ({ minimum, signatories }: Difference) => (
  <ul>
    {minimum.before !== minimum.after && (
      <li>{text.minimumChange(minimum.before, minimum.after)}</li>
    )}
    {signatories.map(({ phone, fullName, before, after }) => (
      <li key={phone}>{text.levelChange(fullName, levelOf(before), levelOf(after))}</li>
    ))}
  </ul>
)
