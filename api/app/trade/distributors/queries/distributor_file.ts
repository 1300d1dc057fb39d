import type { FeeTerms } from '#contracts/distributors'
import { prepared } from '#app/platform/database/database'

export interface DistributorFile {
  /** Parts per million; null for the house's own. */
  fees: FeeTerms | null
  officeAddresses: string[]
  activeProvinces: string[]
  provinceIds: number[]
}

const sql = `
  select (select json_build_object('productFeePpm', product_fee_ppm,
                   'bankFeeYearlyPpm', bank_fee_yearly_ppm,
                   'discountYearlyPpm', discount_yearly_ppm)
            from distributor_fees where distributor_id = d.id) as fees,
         d.office_addresses as "officeAddresses",
         array(select name from locations_provinces where id = any(d.province_ids) order by name)
           as "activeProvinces",
         d.province_ids as "provinceIds"
    from distributors d where d.id = ?`

export const distributorFile = async (id: string): Promise<DistributorFile> => {
  const [file] = await prepared<DistributorFile>('distributor_file', sql, [id])
  return file
}
