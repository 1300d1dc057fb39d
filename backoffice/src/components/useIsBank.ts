import { useGetIdentity } from 'react-admin'

/** Not a distributor's. */
export const useIsBank = (): boolean => {
  const { identity } = useGetIdentity()
  return identity !== undefined && !identity.distributorId
}
