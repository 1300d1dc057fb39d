import { Box } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useShowContext } from 'react-admin'
import { DocumentViewer } from '../../components/documents/DocumentViewer'
import type { RecordOf } from '../../providers/contract'
import type { Company } from './company'
import { useIsPicked } from './PickedPart'

interface CompanyPapersProps extends Pick<Company, 'papers'> {
  /** That they belong to: its papers hear the keys while it is picked. */
  part: string
}

/** The papers of the company, or of one of its members. */
export const CompanyPapers = ({ papers, part }: CompanyPapersProps) => {
  const hasKeys = useIsPicked(part)
  const { refetch } = useShowContext()
  const [selected, setSelected] = useState('')
  return (
    <Box sx={{ height: papers.length > 0 ? 360 : 'auto', display: 'flex', mt: 2 }}>
      <DocumentViewer
        documents={papers}
        selected={selected}
        onSelect={setSelected}
        onExpired={() => void refetch()}
        hasKeys={hasKeys}
      />
    </Box>
  )
}

/** Of the company itself. */
export const OwnPapers = () => {
  const record = useRecordContext<RecordOf<'companies'>>()
  const papers = (record?.papers ?? []).filter(({ memberId }) => memberId === null)
  return <CompanyPapers papers={papers} part="company" />
}
