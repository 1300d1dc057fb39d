import type { Plan } from '@kasbeno/api/contracts/plans'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'

export const ownCalls = (plan: Plan) => ({
  card: endpoints.card(plan),
  cvv2: endpoints.cvv2,
  management: endpoints.cardManagement(plan),
  activate: endpoints.activateCard,
  checkCvv2: endpoints.checkCvv2,
  block: endpoints.blockCard,
  freeze: endpoints.freezeCard,
  unfreeze: endpoints.unfreezeCard,
  reissue: endpoints.reissueCard,
  startCode: endpoints.startCardCode,
  resendCode: endpoints.resendCardCode,
  resetPin: endpoints.resetPin,
  changePin: endpoints.changePin,
})

/** For a held company card. */
export const callsOfCompany = (serial: string) => ({
  card: companyCardEndpoints.card(serial),
  cvv2: companyCardEndpoints.cvv2(serial),
  management: companyCardEndpoints.management(serial),
  activate: companyCardEndpoints.activate(serial),
  checkCvv2: companyCardEndpoints.checkCvv2(serial),
  block: companyCardEndpoints.block(serial),
  freeze: companyCardEndpoints.freeze(serial),
  unfreeze: companyCardEndpoints.unfreeze(serial),
  reissue: companyCardEndpoints.reissue(serial),
  startCode: companyCardEndpoints.startCode(serial),
  resendCode: companyCardEndpoints.resendCode(serial),
  resetPin: companyCardEndpoints.resetPin(serial),
  changePin: companyCardEndpoints.changePin(serial),
})

export type KeeperCalls = ReturnType<typeof ownCalls> | ReturnType<typeof callsOfCompany>
