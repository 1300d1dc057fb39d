import { useQueryClient } from '@tanstack/react-query'
import { wholeRecord } from '../../../providers/dataProvider'
import type { Registration } from '../registration'

/** Shows a file as a command has answered it, without asking for it again. */
export const useKeepFile = () => {
  const queryClient = useQueryClient()
  return (file: Registration) =>
    queryClient.setQueryData(
      ['registrations', 'getOne', { id: String(file.id), meta: wholeRecord }],
      file
    )
}
