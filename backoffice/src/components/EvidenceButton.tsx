import { usePermissions } from 'react-admin'
import { FileButton } from './FileButton'

/** @param path below the legal desk */
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
