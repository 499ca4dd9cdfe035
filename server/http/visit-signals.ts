type ReadHeader = (name: string) => string | undefined

/** Whether somebody reads the response: not a browser that loads it ahead of a visit, nor a check of the link. */
export const isView = ({ method, header }: { method: string; header: ReadHeader }): boolean =>
	method !== 'HEAD' && !/prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const refusesTracking = (header: ReadHeader) => header('sec-gpc') === '1' || header('dnt') === '1'

/** Whether the client says that it is a program: a crawler that runs scripts is no visitor. Cubot makes phones. */
export const isCrawler = (header: ReadHeader) =>
	/(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i.test(header('user-agent') ?? '')
