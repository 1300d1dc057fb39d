import { choosesPackage, personPlans } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CreateCommandButton } from '../../../components/DialogButton'
import { AskDialog } from '../../../components/requests/AskDialog'
import { RialInput } from '../../../components/RialInput'
import { collateralsFrom, CollateralsInput, type TypedCollateral } from './CollateralsInput'

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

/** By a second person. */
export const NewPackageButton = () => (
  <CreateCommandButton permission="packages.update" label="commands.askPackage.label">
    {(close) => <NewPackageDialog onClose={close} />}
  </CreateCommandButton>
)
