import { Fact } from '../../../components/Facts'
import { ContactPage } from '../leads/ContactPage'

export default function ManualReportShow() {
  return (
    <ContactPage
      facts={
        <>
          <Fact source="subject" of="reportSubject" isWord />
          <Fact source="occurredOn" as="date" />
          <Fact source="reportedByName" />
        </>
      }
    />
  )
}
