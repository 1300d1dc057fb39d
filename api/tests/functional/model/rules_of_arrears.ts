import { owedOn } from './disputed.js'
import type { Model, ShopModel } from './model.js'

const ordersOf = (model: Model, shop: ShopModel) =>
  model.orders.filter((order) => model.shops[order.shop] === shop && order.status !== 'FRAUD')

/** Whether something of the shop fell due before a day and is neither paid nor disputed. */
export const owesSince = (model: Model, shop: ShopModel, before: number): boolean =>
  ordersOf(model, shop).some((order) => {
    const { left, disputed } = owedOn(order)
    return left > disputed && order.installment!.due < before
  })

/** Takes the block for arrears away when nothing is past due any more. */
export const liftArrears = (model: Model, shop: ShopModel): void => {
  if (!shop.line || owesSince(model, shop, model.day)) return
  shop.line.blocks = shop.line.blocks.filter((reason) => reason !== 'ARREARS')
}
