export const seedDistributors = async (): Promise<void> => {}
