import { useWaitingFor } from '../../components/requests/useWaitingFor'

export const useWaiting = () => useWaitingFor('package-requests', 'package-requests.list', 'slug')
