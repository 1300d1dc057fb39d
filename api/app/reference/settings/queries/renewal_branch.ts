import { bankBranchSettings } from '#contracts/settings'
import { prepared } from '#app/platform/database/database'
import { settingsInForce } from './public_settings.js'

interface RenewalBranch {
  bankBranchName: string
  bankBranchCode: string
  bankAddress: string
  openingHours: string | null
}

const unnamed = { bankBranchName: '', bankBranchCode: '', bankAddress: '', openingHours: null }

/**
 * Where credit is renewed; its hours are those of the branch with that code, null while there is none. One that was
 * closed is not named. person §3
 */
export const renewalBranch = async (): Promise<RenewalBranch> => {
  const named = await settingsInForce(bankBranchSettings)
  const [branch] = await prepared<{ openingHours: string; active: boolean }>(
    'renewal_branch',
    `select opening_hours as "openingHours", active
       from locations_bank_branches where branch_code = ?`,
    [named.bankBranchCode]
  )
  if (branch && !branch.active) return unnamed
  return { ...named, openingHours: branch?.openingHours ?? null }
}
