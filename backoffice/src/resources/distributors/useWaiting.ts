import type { RaRecord } from 'react-admin'
import { useWaitingFor } from '../../components/requests/useWaitingFor'

/** What waits for a second person about the distributor on the page: an account, fees. */
export const useWaiting = (): RaRecord[] =>
  useWaitingFor('distributor-requests', 'distributor-requests.list', 'distributorId')
