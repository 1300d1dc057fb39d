export const seedCredit = async (): Promise<void> => {}
