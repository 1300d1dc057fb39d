import { useWaitingFor } from '../../components/requests/useWaitingFor'

export const useWaiting = () =>
  useWaitingFor('gateway-requests', 'gateway-requests.list', 'gatewayId')
