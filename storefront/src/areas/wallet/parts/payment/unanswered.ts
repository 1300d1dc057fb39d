import { payment as text } from '#areas/wallet/words/payment.ts'
import { ApiError, ConnectionError } from '#core/api/errors.ts'

/** Where money is at stake, a lost answer is told as what it is: neither paid nor unpaid, and safe to repeat. */
export const namingLostAnswer = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    throw new ApiError(error.status, { title: error.title, message: text.unanswered })
  }
}
