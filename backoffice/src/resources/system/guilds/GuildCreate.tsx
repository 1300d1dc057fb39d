import { plans } from '@kasbeno/api/contracts/plans'
import { required, SelectInput } from 'react-admin'
import { PlaceCreate } from '../provinces/PlaceForms'

export default function GuildCreate() {
  return (
    <PlaceCreate
      title="places.newGuild"
      belongsTo={
        <SelectInput
          source="plan"
          choices={plans.map((id) => ({ id, name: `enums.plan.${id}` }))}
          validate={required()}
          fullWidth
        />
      }
    />
  )
}
