import { Fact, FactSheet } from '../../components/Facts'
import { WithRecord } from '../../components/WithRecord'
import { ContactPage } from '../leads/ContactPage'
import { Picture } from './Picture'

export default function CallInfoShow() {
  return (
    <ContactPage
      facts={<Fact source="subject" of="callSubject" isWord />}
      below={
        <WithRecord>
          {({ id, hasPicture }) =>
            hasPicture && (
              <FactSheet title="contacts.picture">
                <Picture id={id} />
              </FactSheet>
            )
          }
        </WithRecord>
      }
    />
  )
}
