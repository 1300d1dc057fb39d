import { Box } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useShowContext } from 'react-admin'
import { DocumentViewer } from '../../components/documents/DocumentViewer'
import type { RecordOf } from '../../providers/contract'
import type { Company } from './company'

/** The papers of the company, or of one of its members. */
export const CompanyPapers = ({ papers }: Pick<Company, 'papers'>) => {
  const { refetch } = useShowContext()
  const [selected, setSelected] = useState('')
  return (
    <Box sx={{ height: papers.length > 0 ? 360 : 'auto', display: 'flex', mt: 2 }}>
      <DocumentViewer
        documents={papers}
        selected={selected}
        onSelect={setSelected}
        onExpired={() => void refetch()}
      />
    </Box>
  )
}

/** Of the member that is named, or of the company itself. */
export const PapersOf = ({ memberId }: { memberId: string | null }) => {
  const record = useRecordContext<RecordOf<'companies'>>()
  return (
    <CompanyPapers papers={(record?.papers ?? []).filter((paper) => paper.memberId === memberId)} />
  )
}
