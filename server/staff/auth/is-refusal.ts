/** Whether better-auth said no, as against having failed. */
export const isRefusal = (error: unknown): boolean =>
	error instanceof Error && error.name === 'APIError' && Number((error as { statusCode?: number }).statusCode) < 500
