import { ruleFault, type SignatureLevel } from '@kasbeno/api/contracts/quorum'
import { ruleFaults as text } from '#i18n/fa/ruleFaults.ts'

/** Why nobody could sign by this rule; null where it can be met. company §5 "Board member step" */
export const ruleReason = (levels: readonly SignatureLevel[], minimum: number): string | null => {
  const fault = ruleFault(levels, minimum)
  if (fault === 'noSignatory' && levels.includes('OPTIONAL')) return text.optionalUnused
  return fault && text[fault]
}
