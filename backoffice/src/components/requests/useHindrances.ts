import { useGetIdentity, type RaRecord } from 'react-admin'

type Hindrance = (record: RaRecord) => string | null

/** Why this person cannot approve, reject or take back a request, or null. */
export const useHindrances = (): Record<'approve' | 'reject' | 'withdraw', Hindrance> => {
  const { identity } = useGetIdentity()
  const isOwn = ({ requestedBy }: RaRecord) => requestedBy?.id === identity?.id
  const reject: Hindrance = (record) => {
    if (record.status !== 'PENDING') return 'requests.decided'
    return isOwn(record) ? 'requests.own' : null
  }
  /** A request about an account is not approved by the one whose account it is. */
  const approve: Hindrance = (record) => {
    const isAboutMe = Boolean(record.staffId) && record.staffId === identity?.id
    return reject(record) ?? (isAboutMe ? 'requests.ownAccount' : null)
  }
  const withdraw: Hindrance = (record) => {
    if (record.status !== 'PENDING') return 'requests.decided'
    return isOwn(record) ? null : 'requests.notOwn'
  }
  return { approve, reject, withdraw }
}
