import db from '@adonisjs/lucid/services/db'
import { nationalCodeOf } from './national_code.js'

/** Apart from those of the shop owners. */
const firstCode = 700
const newCodeOf = (phone: string) => nationalCodeOf(firstCode + Number(phone.slice(-3)))

/** Who has a shop of their own is the same person in a company. */
export const codeOf = async (phone: string): Promise<string> => {
  const person = await db.from('users').where({ phone }).select('national_code').first()
  return person?.national_code ?? newCodeOf(phone)
}
