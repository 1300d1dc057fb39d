import { useWaitingFor } from '../../components/requests/useWaitingFor'
import { WaitingAlert } from '../../components/requests/WaitingAlert'

export const useWaiting = () =>
  useWaitingFor('gateway-requests', 'gateway-requests.list', 'gatewayId')

export const Waiting = () =>
  useWaiting().map((request) => (
    <WaitingAlert
      key={request.id}
      of="gateway-requests"
      request={request}
      words="gatewayRequestKind"
    />
  ))
