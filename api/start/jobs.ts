/** The modules' jobs and event listeners; importing them makes them known to the worker. */
export {}
