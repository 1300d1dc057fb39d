export const seedLocations = async (): Promise<void> => {}
