import { payment as text } from '#areas/wallet/words/payment.ts'
import { ApiError, ConnectionError } from '#core/api/errors.ts'

/** Neither paid nor unpaid, safe to repeat. */
export const namingLostAnswer = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    throw new ApiError(error.status, { title: error.title, message: text.unanswered })
  }
}
