import { usePermissions } from 'react-admin'
import { FileButton } from './FileButton'

/** Who signed a document, as a file that the house has signed. @param path of the document, below the legal desk */
export const EvidenceButton = ({ path }: { path: string }) => {
  const { permissions } = usePermissions<string[]>()
  if (!permissions?.includes('companies.evidence')) return null
  return (
    <FileButton
      label="companies.evidence"
      name="signatures"
      formats={['pdf']}
      variant="outlined"
      path={() => `/api/legal/admin/${path}/evidence`}
    />
  )
}
