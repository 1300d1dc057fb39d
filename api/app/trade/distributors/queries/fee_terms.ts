/**
 * A distributor's own terms, or the house's where it has none: to be joined laterally. Columns
 * `product_fee_ppm`, `bank_fee_yearly_ppm` and `discount_yearly_ppm` (null where it was not agreed).
 * @param distributorId the SQL of its id
 */
export const feeTermsOf = (distributorId: string): string => `(
  select product_fee_ppm, bank_fee_yearly_ppm, discount_yearly_ppm from distributor_fees
   where distributor_id = ${distributorId} or distributor_id is null
   order by distributor_id nulls last limit 1)`
