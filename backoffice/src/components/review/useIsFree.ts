import { useGetIdentity, type RaRecord } from 'react-admin'

/** One's own claim in another tab does not count. */
export const useIsFree = () => {
  const { identity } = useGetIdentity()
  return ({ claimedBy }: RaRecord): boolean => !claimedBy || claimedBy.id === identity?.id
}
