import type { RegistrationStep } from '@kasbeno/api/contracts/registration'
import { paths } from '../../app/paths.ts'

export const stepPaths: Record<RegistrationStep, string> = {
  identity: paths.identity,
  shop: paths.shop,
  docs: paths.documents,
  credit: paths.creditAmount,
  summary: paths.summary,
}
