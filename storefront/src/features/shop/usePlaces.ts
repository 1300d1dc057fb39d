import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useMemo } from 'react'
import type { Option } from '#components/SelectSheet.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Id } from '#lib/api/types.ts'
import type { Page } from '#lib/paging.ts'
import { useQuery, type Query } from '#lib/query.ts'

/** Rows of a list as options. */
const useOptions = <Row>(
  query: Query<Page<Row>>,
  optionOf: (row: Row) => Option
): Query<Option[]> => {
  const page = query.data
  const data = useMemo(() => page?.items.map(optionOf), [page, optionOf])
  return { ...query, data }
}

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
const guild = (row: { id: Id; name: string }) => ({ value: String(row.id), label: row.name })

export const useCities = (provinceId: string) => ({
  provinces: useOptions(useQuery(endpoints.provinces), province),
  cities: useOptions(useQuery(provinceId ? endpoints.cities(provinceId) : null), city),
})

export const usePlaces = (provinceId: string, cityId: string) => ({
  ...useCities(provinceId),
  districts: useOptions(
    useQuery(cityId ? endpoints.districts(cityId, pageSizes.districts) : null),
    district
  ),
  guilds: useOptions(useQuery(endpoints.guilds(usePlan())), guild),
})
