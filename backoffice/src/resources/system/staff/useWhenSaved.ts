import { useNotify, useRedirect, type RaRecord } from 'react-admin'

/** To the list, or the pending request. */
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
