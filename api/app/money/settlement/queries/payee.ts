/** SQL: joins the payee, a distributor or a wallet's owner. */
export const payeeOf = (table: string) => `
    left join distributors_suppliers distributors on distributors.id = ${table}.distributor_id
    left join withdrawals_requests withdrawal on withdrawal.id = ${table}.withdrawal_id
    left join owners on owners.owner_type = withdrawal.owner_type and owners.owner_id = withdrawal.owner_id`
export const payeeName = `coalesce(distributors.name, owners.name, owners.phone)`
export const payeeKey = `coalesce(distributors.search_key, owners.search_key, '')`
