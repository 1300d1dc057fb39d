import { isContractType } from '@kasbeno/api/contracts/contracts'
import { words } from '@kasbeno/api/contracts/words'
import type { RaRecord } from 'react-admin'

export const templateName = ({ contractType, version }: RaRecord): string =>
  isContractType(contractType) ? `${words.contractType[contractType]} ${version}` : ''
