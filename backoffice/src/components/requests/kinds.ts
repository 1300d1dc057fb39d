import type { Permission } from '@kasbeno/api/contracts/identity'
import type { RequestName } from '@kasbeno/api/contracts/two_people'

/** Where something may wait for a second person: requests, and the approvals of credit. */
export type WaitingName = RequestName | 'approvals'

/** A list of requests that take two people, as its pages need it. */
export interface RequestKinds {
  name: RequestName
  /** The dictionary of its kinds, in `enums`. */
  words: string
  /** Names the texts of the approval, in `commands`. */
  approval: string
  /** Whoever may ask may take back. */
  askedWith: Permission
  decidedWith: Permission
}

export const staffRequestKind: RequestKinds = {
  name: 'staff-requests',
  words: 'staffRequestKind',
  approval: 'approveStaff',
  askedWith: 'staff.update',
  decidedWith: 'staff-requests.decide',
}

export const distributorRequestKind: RequestKinds = {
  name: 'distributor-requests',
  words: 'distributorRequestKind',
  approval: 'approveDistributorRequest',
  askedWith: 'distributor-requests.ask',
  decidedWith: 'distributor-requests.decide',
}

export const contractTemplateRequestKind: RequestKinds = {
  name: 'contract-template-requests',
  words: 'contractRequestKind',
  approval: 'approveContractText',
  askedWith: 'contract-templates.update',
  decidedWith: 'contract-templates.decide',
}

export const gatewayRequestKind: RequestKinds = {
  name: 'gateway-requests',
  words: 'gatewayRequestKind',
  approval: 'approveGatewayRequest',
  askedWith: 'gateways.update',
  decidedWith: 'gateway-requests.decide',
}

export const smsRequestKind: RequestKinds = {
  name: 'sms-requests',
  words: 'smsRequestKind',
  approval: 'approveSmsRequest',
  askedWith: 'sms.configure',
  decidedWith: 'sms-requests.decide',
}

export const lateFeeRequestKind: RequestKinds = {
  name: 'late-fee-requests',
  words: 'lateFeeRequestKind',
  approval: 'approveLateFeeRequest',
  askedWith: 'late-fees.forgive',
  decidedWith: 'late-fee-requests.decide',
}

export const printRequestKind: RequestKinds = {
  name: 'print-requests',
  words: 'printRequestKind',
  approval: 'approvePrintRequest',
  askedWith: 'cards.print',
  decidedWith: 'print-requests.decide',
}

export const payoutRequestKind: RequestKinds = {
  name: 'payout-requests',
  words: 'payoutRequestKind',
  approval: 'approvePayoutRequest',
  askedWith: 'settlement.run',
  decidedWith: 'settlement.approve',
}

export const partnerRequestKind: RequestKinds = {
  name: 'partner-requests',
  words: 'partnerRequestKind',
  approval: 'approvePartnerRequest',
  askedWith: 'partner-clients.update',
  decidedWith: 'partner-requests.decide',
}

export const packageRequestKind: RequestKinds = {
  name: 'package-requests',
  words: 'packageRequestKind',
  approval: 'approvePackageRequest',
  askedWith: 'packages.update',
  decidedWith: 'package-requests.decide',
}

export const planRequestKind: RequestKinds = {
  name: 'plan-requests',
  words: 'planRequestKind',
  approval: 'approvePlanRequest',
  askedWith: 'business-service-plans.update',
  decidedWith: 'plan-requests.decide',
}

export const phoneRequestKind: RequestKinds = {
  name: 'phone-requests',
  words: 'phoneRequestKind',
  approval: 'approvePhoneRequest',
  askedWith: 'users.change-phone',
  decidedWith: 'phone-requests.decide',
}

/** Decided on pages of their own, with the file that they are about. */
export const approvalKind = { name: 'approvals', words: 'approvalKind' } as const
