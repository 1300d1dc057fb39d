import { paths } from '../../app/paths.ts'

/**
 * The pages of the card, as person §2 names them, in a table of their own: to the first load all of them are
 * `/card/*`.
 */
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
  pin: '/card/change-password',
  pinStatus: '/card/change-password/status',
  forgotPin: '/card/forget-password',
  forgotPinStatus: '/card/forget-password/status',
  addAddress: '/card/add-address',
  changeAddress: '/card/change-address',
} as const
