const isApiError = (error: unknown): error is Error & { statusCode: number; body?: { code?: string } } =>
	error instanceof Error && error.name === 'APIError' && 'statusCode' in error

/** Whether better-auth rejected the input; other errors are unexpected. */
export const isAuthError = (error: unknown): boolean => isApiError(error) && error.statusCode < 500

/** better-auth answers 500 for a new passkey that does not verify. */
export const isPasskeyError = (error: unknown): boolean =>
	isAuthError(error) || (isApiError(error) && error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION')
