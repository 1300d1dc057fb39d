import { useGetIdentity, type RaRecord } from 'react-admin'

/** Whether nobody else has a file in hand: one's own claim of another tab keeps nobody out. */
export const useIsFree = () => {
  const { identity } = useGetIdentity()
  return ({ claimedBy }: RaRecord): boolean => !claimedBy || claimedBy.id === identity?.id
}
