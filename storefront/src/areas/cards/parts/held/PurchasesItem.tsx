import { cardPaths } from '#areas/cards/cardPaths.ts'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import { MenuItem } from '#areas/profile/parts/profile/MenuItem.tsx'

/** A personal card's purchases are invoices. */
export const PurchasesItem = () =>
  useKeeper().company && (
    <MenuItem icon="orders" href={cardPaths.purchases}>
      {companyCard.purchases.title}
    </MenuItem>
  )
