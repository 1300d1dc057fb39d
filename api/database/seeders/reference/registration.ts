export const seedRegistration = async (): Promise<void> => {}
