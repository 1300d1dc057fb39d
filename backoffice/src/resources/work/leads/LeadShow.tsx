import { Fact } from '../../../components/Facts'
import { ContactPage } from './ContactPage'

export default function LeadShow() {
  return (
    <ContactPage
      facts={
        <>
          <Fact source="shopname" isOptional />
          <Fact source="provinceName" isOptional />
          <Fact source="cityName" isOptional />
        </>
      }
    />
  )
}
