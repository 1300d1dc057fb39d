import { pageSizes } from '@kasbeno/api/contracts/limits'
import { endpoints } from '#core/api/endpoints.ts'
import type { Id } from '#core/api/types.ts'
import { useOptions } from '#core/options.ts'
import { useQuery } from '#core/query.ts'

const province = (row: { provinceId: Id; provinceName: string }) => ({
  value: String(row.provinceId),
  label: row.provinceName,
})
const city = (row: { cityId: Id; cityName: string }) => ({
  value: String(row.cityId),
  label: row.cityName,
})
const district = (row: { districtId: Id; districtName: string }) => ({
  value: String(row.districtId),
  label: row.districtName,
})

export const usePlaces = (provinceId: string) => ({
  provinces: useOptions(useQuery(endpoints.provinces), province),
  cities: useOptions(useQuery(provinceId ? endpoints.cities(provinceId) : null), city),
})

export const useDistricts = (cityId: string) =>
  useOptions(useQuery(cityId ? endpoints.districts(cityId, pageSizes.districts) : null), district)
