import { inject } from '@adonisjs/core'
import { countAddressFailure, refuseFailingAddress } from '../address_failures.js'
import type { CodeRequester } from '../domain/code_requester.js'
import { loginCode } from '../domain/login_code.js'
import { reservationHash } from '../domain/secrets.js'
import { SupportNumberWrong } from '../exceptions.js'
import { OneTimeCodes } from '../one_time_codes.js'
import { openReservation } from '../queries/reserved_codes.js'

interface Command {
  phone: string
  asker: CodeRequester
  supportNumber?: string
}

/** Sends a code to sign in with. person §4 "Login" */
@inject()
export default class SendSignInCode {
  constructor(private codes: OneTimeCodes) {}

  /** @throws what `OneTimeCodes.send` throws, SupportNumberWrong (400), OtpLocked (429) */
  async execute({ phone, asker, supportNumber }: Command): Promise<{ expirationMillis: number }> {
    const reservedId =
      supportNumber === undefined ? undefined : await this.#reserved(phone, asker, supportNumber)
    return this.codes.send({ ...loginCode(phone, asker), reservedId })
  }

  /** Wrong numbers count as wrong codes do, for the network alone: nobody takes a number's tries away from its owner. */
  async #reserved(phone: string, asker: CodeRequester, supportNumber: string): Promise<string> {
    await refuseFailingAddress(asker)
    const id = await openReservation(phone, reservationHash(supportNumber, phone))
    if (id) return id
    await countAddressFailure(asker)
    throw new SupportNumberWrong()
  }
}
