import type { DisputeFile } from '@kasbeno/api/answers'
import type { RaRecord } from 'react-admin'

/** Rows are read by react-admin's components; what the page shows beyond its row has types. */
export type Dispute = RaRecord & DisputeFile
