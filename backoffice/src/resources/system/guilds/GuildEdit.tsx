import { Fact, Facts } from '../../../components/Facts'
import { PlaceEdit } from '../provinces/PlaceForms'

export default function GuildEdit() {
  return (
    <PlaceEdit
      title="places.editGuild"
      belongsTo={
        <Facts>
          <Fact source="plan" of="plan" isWord />
        </Facts>
      }
    />
  )
}
