export interface DescribedError {
	type: string
	code?: string
	/** The database's rule that was broken, by name. */
	constraint?: string
	message: string
	stack: string
	cause?: DescribedError
}

/** What helps to find a fault, and nothing of the data that it choked on: an error may quote the values it was given. */
export function describeError(error: Error): DescribedError {
	const { code, constraint } = error as { code?: string; constraint?: string }
	return {
		type: error.name,
		code,
		constraint,
		message: quotesValues(error) ? '…' : withoutValues(error.message),
		// Its first lines repeat the message.
		stack: (error.stack ?? '')
			.split('\n')
			.filter((line) => line.startsWith('    at '))
			.join('\n'),
		cause: error.cause instanceof Error && error.cause !== error ? describeError(error.cause) : undefined,
	}
}

/** PostgreSQL's data exceptions (class 22) quote the value, and a text that is not JSON is quoted too. */
const quotesValues = (error: Error & { code?: unknown }) =>
	error instanceof SyntaxError || /^22\w{3}$/.test(String(error.code))

const withoutValues = (message: string) => message.replace(/(Received ).+/s, '$1…').replace(/\d{8,}/g, '…')
