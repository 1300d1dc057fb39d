/**
 * SQL for a lateral join: own terms or the house's, as `product_fee_ppm`, `bank_fee_yearly_ppm`, `discount_yearly_ppm`
 * (null: not agreed).
 * @param distributorId SQL of its id
 */
export const feeTermsOf = (distributorId: string): string => `(
  select product_fee_ppm, bank_fee_yearly_ppm, discount_yearly_ppm from distributor_fees
   where distributor_id = ${distributorId} or distributor_id is null
   order by distributor_id nulls last limit 1)`
