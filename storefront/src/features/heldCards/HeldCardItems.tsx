import { companyCardPath } from '#app/heldPaths.ts'
import { MenuItem } from '#features/profile/MenuItem.tsx'
import { companyCard as text } from '#i18n/fa/companyCard.ts'
import { useHeldCards } from './useHeldCards.ts'

/** The companies' cards of who reads their profile, in its menu. */
export const HeldCardItems = () =>
  useHeldCards().map(({ companyUniqueSerial, companyName, next }) => (
    <MenuItem key={companyUniqueSerial} icon="card" href={companyCardPath(companyUniqueSerial)}>
      {(next === 'GONE' ? text.formerOf : text.ofCompany)(companyName)}
    </MenuItem>
  ))
