import { widestCompanies } from './widest_companies.js'

/** The widest rows of companies, branches, guilds and provinces. */
export const widestPlaces = {
  ...widestCompanies,
  'bank-branches': {
    branchCode: '1234567890',
    name: 'شعبه بلوار شهید دکتر باهنر جنوبی',
    provinceName: 'چهارمحال و بختیاری',
    cityName: 'بندر امام خمینی',
    updatedAt: '2026-11-22T20:25:37.000Z',
    active: false,
  },
  'branches': {
    name: 'شعبه شمال غرب تهران',
    distributorName: 'شرکت پخش سراسری مواد غذایی و بهداشتی گلستان شمال',
    provinceName: 'چهارمحال و بختیاری',
    cityName: 'چالوس',
    active: false,
  },
  'guilds': {
    name: 'تهیه و توزیع مواد پروتئینی و لبنی',
    plan: 'kasbeno-digital-real',
    active: false,
  },
  'provinces': { name: 'چهارمحال و بختیاری', active: false },
  'cities': { name: 'بندر امام خمینی', provinceName: 'چهارمحال و بختیاری', active: false },
  'districts': { name: 'منطقه بیست‌ودو', cityName: 'بندر امام خمینی', active: false },
}
