/** In `performance.now()`. */
export const deadlineIn = (millis: number): number => performance.now() + millis
