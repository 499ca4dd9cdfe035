/** Whether a browser loads this ahead of a visit that may never happen. */
export const isPrefetch = (header: (name: string) => string | undefined): boolean =>
	/prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
