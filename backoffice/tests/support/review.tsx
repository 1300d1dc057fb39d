import { useRecordContext } from 'react-admin'
import type { DeskDescription } from '../../src/components/review/desk'
import { ReopenButton } from '../../src/components/review/ReopenButton'

/** The way back of one part of the record on the page. */
export const ReopenPart = ({ desk, name }: { desk: DeskDescription; name: string }) => {
  const file = useRecordContext()
  const part = file && desk.partsOf(file).find((each) => each.name === name)
  return part && <ReopenButton desk={desk} part={part} />
}
