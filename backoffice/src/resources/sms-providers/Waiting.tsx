import { useWaitingFor } from '../../components/requests/useWaitingFor'
import { WaitingAlert } from '../../components/requests/WaitingAlert'

export const useWaiting = () => useWaitingFor('sms-requests', 'sms-requests.list', 'providerId')

export const Waiting = () =>
  useWaiting().map((request) => (
    <WaitingAlert key={request.id} of="sms-requests" request={request} words="smsRequestKind" />
  ))
