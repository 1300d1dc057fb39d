import AddIcon from '@mui/icons-material/Add'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { choosesPackage, personPlans } from '@kasbeno/api/contracts/plans'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { AskDialog } from '../../components/requests/AskDialog'
import { RialInput } from '../../components/RialInput'
import { collateralsFrom, CollateralsInput, type TypedCollateral } from './CollateralsInput'

const permission: Permission = 'packages.update'
/** The one plan whose customers choose an amount. */
const plan = personPlans.find(choosesPackage)

const NewPackageDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const [amount, setAmount] = useState<number | null>(null)
  const [kinds, setKinds] = useState<TypedCollateral[]>([])
  const collaterals = collateralsFrom(kinds)
  return (
    <AskDialog
      name="askPackage"
      path="packages"
      wanted={amount !== null && collaterals ? { plan, amount, collaterals } : null}
      onClose={onClose}
    >
      {(refused) => (
        <>
          <RialInput
            autoFocus
            label={translate('resources.packages.fields.amount')}
            value={amount}
            onChange={setAmount}
            error={refused.amount}
          />
          <CollateralsInput value={kinds} onChange={setKinds} />
        </>
      )}
    </AskDialog>
  )
}

/** Asks a second person to offer another amount. */
export const NewPackageButton = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('commands.askPackage.label')}
      </Button>
      {isOpen && <NewPackageDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
