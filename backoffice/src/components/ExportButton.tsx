import { useListContext, useResourceContext } from 'react-admin'
import { listQuery } from '../providers/dataProvider'
import { listPath } from '../providers/listPath'
import { useExportJobs } from './exportJobs'
import { FileButton } from './FileButton'

export const ExportButton = () => {
  const resource = useResourceContext() ?? ''
  const { filterValues, sort, total } = useListContext()
  const { follow } = useExportJobs()
  return (
    <FileButton
      name={resource}
      disabled={!total}
      path={async (format) => {
        const query = listQuery({ sort, filter: filterValues })
        query.set('format', format)
        return `${await listPath(resource)}/export?${query}`
      }}
      onAccepted={async (answer) => {
        const { jobId }: { jobId: string } = await answer.json()
        follow(jobId)
      }}
    />
  )
}
