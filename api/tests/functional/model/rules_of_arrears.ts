import type { Model, ShopModel } from './model.js'

const installmentsOf = (model: Model, shop: ShopModel) =>
  model.orders
    .filter((order) => model.shops[order.shop] === shop && order.status !== 'FRAUD')
    .flatMap(({ installment }) => (installment ? [installment] : []))

/** Whether something of the shop fell due before a day and is not paid. */
export const owesSince = (model: Model, shop: ShopModel, before: number): boolean =>
  installmentsOf(model, shop).some(({ status, due }) => status !== 'CLEARED' && due < before)

/** Takes the block for arrears away when nothing is past due any more. */
export const liftArrears = (model: Model, shop: ShopModel): void => {
  if (!shop.line || owesSince(model, shop, model.day)) return
  shop.line.blocks = shop.line.blocks.filter((reason) => reason !== 'ARREARS')
}
