import { useWaitingFor } from '../../components/requests/useWaitingFor'
import { WaitingAlert } from '../../components/requests/WaitingAlert'

export const useWaiting = () => useWaitingFor('package-requests', 'package-requests.list', 'slug')

export const Waiting = () =>
  useWaiting().map((request) => (
    <WaitingAlert
      key={request.id}
      of="package-requests"
      request={request}
      words="packageRequestKind"
    />
  ))
