import { useWaitingFor } from '../../components/requests/useWaitingFor'

export const useWaiting = () => useWaitingFor('sms-requests', 'sms-requests.list', 'providerId')
