import type { ApprobationView, CardHolder, CompanyPhases } from '#core/api/types.ts'
import { page } from '../companies/world.tsx'

export const phone = '09171111111'
export const detailsPage = `/legal-dashboard/card-details/${phone}`

/** One whose card is in use. */
export const aHolder = (changes: Partial<CardHolder> = {}): CardHolder => ({
  id: 'h1',
  userId: 'u7',
  firstName: 'مینا',
  lastName: 'رستمی',
  phone,
  nationalCode: '0084575948',
  birthDate: '1990-05-06',
  legalUserKycStatus: 'ACCEPTED',
  rejectionReason: null,
  cardHolderStep: 'APPROBATION_DONE',
  cardSigned: true,
  contractStatus: 'ACCEPTED',
  contractRejectionReason: null,
  signatoryStatus: 'ACCEPTED',
  signatoryRefusal: null,
  contractId: 'k1',
  contractUploadedAt: '2026-11-01T08:30:00Z',
  addressId: 'a1',
  addressTitle: 'دفتر مرکزی',
  address: 'خیابان آزادی، پلاک ۱',
  cardId: 'c1',
  cardNumber: '**** **** **** 4321',
  cardStatus: 'ENABLED',
  parcelStatus: 'DELIVERED',
  expirationDate: '2029-11',
  isCardExpired: false,
  ceiling: null,
  spentThisMonth: 12_000_000,
  createdAt: '2026-10-01T08:30:00Z',
  ...changes,
})

const address = (id: string, title: string) => ({
  ...{ id, title, provinceId: 8, provinceName: 'تهران', cityId: 80, cityName: 'تهران' },
  ...{ postalCode: '1234567890', address: `نشانی ${title}`, deliverable: id === 'a1' },
})

export const signed: Partial<ApprobationView> & { contractUrl: string } = {
  totalNumberOfSignatory: 2,
  totalNumberOfAcceptedSignatory: 1,
  approbationDtoList: [
    {
      ...{ fullName: 'سارا کریمی', signatoryStatus: 'ACCEPTED', approbation: 'MANDATORY' },
      ...{ signatoryDate: '2026-11-21T09:05:00Z', isOut: false, reason: null },
    },
    {
      ...{ fullName: 'رضا احمدی', signatoryStatus: 'PENDING', approbation: 'OPTIONAL' },
      ...{ signatoryDate: null, isOut: false, reason: null },
    },
  ] as ApprobationView['approbationDtoList'],
  overallSignatoryStatus: 'PENDING',
  quorum: {
    mandatory: { signed: 1, needed: 1 },
    optional: { signed: 0, needed: 1 },
    waitingFor: ['رضا احمدی'],
  },
  contractUrl: '/api/card-holder-papers/p1?signature=x',
}

/** What the company's phases say once its credit was allocated. */
export const withCredit: Partial<CompanyPhases> = {
  companyKycStep: 'CREDIT_ACCEPTED',
  paymentMethodType: 'OTP',
}

export const holdersCall = 'GET /legal/company/card-holder'

/** What the page of a holder asks. */
export const holderAnswers = (holder: CardHolder): Record<string, unknown> => ({
  [holdersCall]: { items: [holder] },
  [`GET /legal/company/card-holder/${holder.userId}/approbation`]: signed,
  'GET /addresses': page([address('a1', 'دفتر مرکزی'), address('a2', 'انبار')]),
})
