import { useGetIdentity } from 'react-admin'

export interface Asker {
  id: string
  name: string
}

/** Whether whoever has asked for something is the person at the desk. */
export const useIsMine = () => {
  const { identity } = useGetIdentity()
  return (by: Asker | null | undefined): boolean => Boolean(by) && by?.id === identity?.id
}
