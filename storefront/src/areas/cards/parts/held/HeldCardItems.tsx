import { companyCardPath } from '#areas/cards/heldPaths.ts'
import { MenuItem } from '#areas/profile/parts/profile/MenuItem.tsx'
import { companyCard as text } from '#areas/cards/words/companyCard.ts'
import { useHeldCards } from './useHeldCards.ts'

export const HeldCardItems = () =>
  useHeldCards().map(({ companyUniqueSerial, companyName, next }) => (
    <MenuItem key={companyUniqueSerial} icon="card" href={companyCardPath(companyUniqueSerial)}>
      {(next === 'GONE' ? text.formerOf : text.ofCompany)(companyName)}
    </MenuItem>
  ))
