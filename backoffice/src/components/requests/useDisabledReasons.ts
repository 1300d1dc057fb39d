import { useGetIdentity, type RaRecord } from 'react-admin'
import { useIsMine } from './useIsMine'

type DisabledReason = (record: RaRecord) => string | null

/** Why this person cannot approve, reject or take back a request, or null. */
export const useDisabledReasons = (): Record<'approve' | 'reject' | 'withdraw', DisabledReason> => {
  const { identity } = useGetIdentity()
  const isMine = useIsMine()
  const isOwn = ({ requestedBy }: RaRecord) => isMine(requestedBy)
  const reject: DisabledReason = (record) => {
    if (record.status !== 'PENDING') return 'requests.decided'
    return isOwn(record) ? 'requests.own' : null
  }
  /** A request about an account is not approved by the one whose account it is. */
  const approve: DisabledReason = (record) => {
    const isAboutMe = Boolean(record.staffId) && record.staffId === identity?.id
    return reject(record) ?? (isAboutMe ? 'requests.ownAccount' : null)
  }
  const withdraw: DisabledReason = (record) => {
    if (record.status !== 'PENDING') return 'requests.decided'
    return isOwn(record) ? null : 'requests.notOwn'
  }
  return { approve, reject, withdraw }
}
