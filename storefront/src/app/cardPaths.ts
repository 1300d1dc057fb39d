/**
 * The pages of the card, as person §2 names them, in a table of their own: nothing of the first load leads there, and
 * all of them are `/card/*` to it.
 */
export const cardPaths = {
  management: '/card/management',
  start: '/card/start',
  agreement: '/card/active-agreement',
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
