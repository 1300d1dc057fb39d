import { useNotify, useRedirect, type RaRecord } from 'react-admin'

/**
 * What happens after a member of staff was saved: the list, or where two people are needed the request
 * that waits.
 */
export const useWhenSaved = (done: string) => {
  const notify = useNotify()
  const redirect = useRedirect()
  return ({ waitingRequest }: RaRecord) => {
    if (waitingRequest === undefined) {
      notify(done, { type: 'success', messageArgs: { smart_count: 1 } })
      redirect('list', 'staff')
      return
    }
    notify('staff.waits', { type: 'info' })
    redirect('show', 'change-requests', String(waitingRequest))
  }
}
