/** Whether better-auth rejected the input; other errors are unexpected. */
export const isAuthError = (error: unknown): boolean =>
	error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
