import { useWaitingFor } from '../../components/requests/useWaitingFor'
import { WaitingAlert } from '../../components/requests/WaitingAlert'

export const useWaiting = () => useWaitingFor('plan-requests', 'plan-requests.list', 'plan')

export const Waiting = () =>
  useWaiting().map((request) => (
    <WaitingAlert key={request.id} of="plan-requests" request={request} words="planRequestKind" />
  ))
