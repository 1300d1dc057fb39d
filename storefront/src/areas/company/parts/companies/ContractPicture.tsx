import { LinkedPicture } from '#ui/LinkedPicture.tsx'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'

interface ContractPictureProps {
  name: string
  url: string
  onSeen?: () => void
  /** Renews the short-lived link. */
  onRetry: () => void
}

const words = { open: text.open, failed: text.pictureFailed, again: text.pictureAgain }

export const ContractPicture = ({ name, ...picture }: ContractPictureProps) => (
  <LinkedPicture {...picture} name={text.picture(name)} words={words} />
)
