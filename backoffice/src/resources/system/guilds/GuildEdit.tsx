import { DescribedFacts } from '../../../components/DescribedFacts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function GuildEdit() {
  return (
    <PlaceEdit
      title="places.editGuild"
      belongsTo={<DescribedFacts of="guilds" fields={['plan']} />}
    />
  )
}
