/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const refusesTracking = (header: (name: string) => string | undefined) =>
	header('sec-gpc') === '1' || header('dnt') === '1'
