import { ChosenPackageSchema } from '#database/schema'
import type { PackageStatus } from '#contracts/credit'

/** Keeps its amount, whatever becomes of the offer. */
export default class ChosenPackage extends ChosenPackageSchema {
  static override table = 'chosen_packages'

  declare status: PackageStatus
}
