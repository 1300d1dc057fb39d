export const seedIdentity = async (): Promise<void> => {}
