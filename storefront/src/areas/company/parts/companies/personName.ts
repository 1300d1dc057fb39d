import type { BoardMember } from '#core/api/types.ts'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'

interface Named {
  firstName: string | null
  lastName: string | null
}

/** Empty until named. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ')

export const nameOrPhone = (person: Named & { phone: string }): string =>
  nameOf(person) || toPersianDigits(person.phone)

/** Why they were refused; not while what they sent again is being reviewed. */
export const refusalOf = ({
  legalUserKycStatus,
  rejectionReason,
}: Pick<BoardMember, 'legalUserKycStatus' | 'rejectionReason'>): string | null =>
  legalUserKycStatus === 'REJECTED' ? rejectionReason : null
