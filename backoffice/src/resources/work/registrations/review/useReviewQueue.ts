import { useIsFree } from '../../../../components/review/useIsFree'
import { useQueue } from '../../../../components/review/useQueue'
import { waits, type RegistrationRow } from '../registration'

const filter = { status: 'PENDING' }

/** The files that wait, and who has which of them in hand. */
export const useReviewQueue = (id: string) => {
  const isFree = useIsFree()
  const isOffered = (row: RegistrationRow) => waits(row) && isFree(row)
  return {
    isFree,
    ...useQueue<RegistrationRow>(id, { resource: 'registrations', filter, isOffered }),
  }
}
