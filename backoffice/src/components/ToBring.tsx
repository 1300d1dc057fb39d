import type { CollateralType } from '@kasbeno/api/contracts/credit'
import type { OwnerType } from '@kasbeno/api/contracts/owners'
import { toBring } from '@kasbeno/api/contracts/visits'
import { someCollaterals } from '@kasbeno/api/contracts/words/visits'
import { Box } from '@mui/material'

interface ToBringProps {
  of: OwnerType
  /** Of the package; null where none was chosen. */
  chosen: readonly Pick<CollateralType, 'title' | 'collaterals'>[] | null
}

/** What the customer was told to bring to the branch, word for word. */
export const ToBring = ({ of, chosen }: ToBringProps) => {
  const { papers, collaterals, isChoice } = toBring(of, chosen)
  return (
    <Box component="section">
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
        {isChoice && <li>{someCollaterals}</li>}
        {collaterals.map(({ title, papers: ofKind }) => (
          <li key={title}>
            {title}
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {ofKind.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
