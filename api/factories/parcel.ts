import { parcelMoves, type ParcelMove } from '#contracts/cards'
import MoveParcel from '#app/cards/issuing/actions/move_parcel'
import PrintCard from '#app/cards/issuing/actions/print_card'
import { system, type StaffActor } from '#app/platform/audit/actor'
import { act } from './act.js'

/** What the courier tells, one move after the other. */
export const moveParcel = async (parcelId: string, ...moves: ParcelMove[]) => {
  const actor = system('sandbox-courier')
  for (const move of moves) await act(MoveParcel, { actor, parcelId, to: parcelMoves[move] })
}

/** Prints a card that has an address, and gives it to the courier. @returns the parcel's id */
export const printCard = async (cardId: string, actor: StaffActor): Promise<string> =>
  (await act(PrintCard, { actor, cardId })).parcelId

/** The way of a parcel that arrives. */
export const delivered: readonly ParcelMove[] = [
  'accepted',
  'in-transit',
  'out-for-delivery',
  'delivered',
]
