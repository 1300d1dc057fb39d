import db from '@adonisjs/lucid/services/db'
import { nationalCodeOf } from '#factories/fresh'

/** Of the first shop owner; whoever has no shop comes far behind. */
const [firstCode, firstOfOthers] = [499_000_000, 700]

/** The national code of one of the demo's people. */
export const demoCode = (index: number) => nationalCodeOf(firstCode + index * 7919)
const newCodeOf = (phone: string) => demoCode(firstOfOthers + Number(phone.slice(-3)))

/** Who has a shop of their own is the same person in a company. */
export const codeOf = async (phone: string): Promise<string> => {
  const person = await db.from('users').where({ phone }).select('national_code').first()
  return person?.national_code ?? newCodeOf(phone)
}
