import { useGetIdentity } from 'react-admin'

/** The bank's own people, not the users of a distributor. */
export const useIsBank = (): boolean => {
  const { identity } = useGetIdentity()
  return identity !== undefined && !identity.distributorId
}
