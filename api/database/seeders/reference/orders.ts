export const seedOrders = async (): Promise<void> => {}
