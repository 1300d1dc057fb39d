import type { Identifier, RaRecord } from 'react-admin'
import { showPath } from '../../providers/dataProvider'
import type { Viewer } from './described'

type Owned = Pick<RaRecord, 'companyId' | 'userId'>

/** A row without a page of its own leads to that of its owner, by right. */
export const rowToOwner = ({ permissions }: Viewer) =>
  permissions.includes('companies.list') &&
  permissions.includes('users.list') &&
  ((_: Identifier, __: string, { companyId, userId }: Owned) =>
    companyId ? showPath('companies', companyId) : showPath('users', userId))
