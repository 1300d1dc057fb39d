import { dashboard } from '#i18n/fa/dashboard.ts'
import type { RuleVersion, SignatoryChange } from '#lib/api/types.ts'

const text = dashboard.signatures

const levelOf = (level: SignatoryChange['before']) =>
  level ? dashboard.levels[level] : text.noMember

type Difference = Pick<RuleVersion, 'minimum' | 'signatories'>

/** What one rule has that the one before it had not. */
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
