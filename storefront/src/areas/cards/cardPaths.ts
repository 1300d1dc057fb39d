import { paths } from '../../app/paths.ts'

/** As in person §2; the first load knows `/card/*`. */
export const cardPaths = {
  management: paths.card,
  start: '/card/start',
  agreement: paths.cardAgreement,
  contracts: '/card/contracts',
  fee: '/card/platform-fee',
  activate: '/card/active',
  activateStatus: '/card/active/status',
  block: '/card/block',
  blockStatus: '/card/block/status',
  freeze: '/card/freeze',
  unfreeze: '/card/unfreeze',
  pin: '/card/change-password',
  pinStatus: '/card/change-password/status',
  forgotPin: '/card/forget-password',
  forgotPinStatus: '/card/forget-password/status',
  addAddress: '/card/add-address',
  changeAddress: '/card/change-address',
  purchases: '/card/purchases',
} as const
