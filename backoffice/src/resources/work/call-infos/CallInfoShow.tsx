import { Fact, FactSheet } from '../../../components/Facts'
import { PrivatePicture } from '../../../components/PrivatePicture'
import { WithRecord } from '../../../components/WithRecord'
import { ContactPage } from '../leads/ContactPage'

export default function CallInfoShow() {
  return (
    <ContactPage
      facts={<Fact source="subject" of="callSubject" isWord />}
      below={
        <WithRecord>
          {({ id, hasPicture }) =>
            hasPicture && (
              <FactSheet title="contacts.picture">
                <PrivatePicture
                  path={`/api/admin/call-infos/${id}/picture`}
                  label="contacts.picture"
                />
              </FactSheet>
            )
          }
        </WithRecord>
      }
    />
  )
}
