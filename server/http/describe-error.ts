export interface DescribedError {
	type: string
	code?: string
	/** The name of the violated database constraint. */
	constraint?: string
	message: string
	stack: string
	cause?: DescribedError
}

/** An error for the log, without the values that it may quote. */
export function describeError(error: Error): DescribedError {
	const { code, constraint } = error as { code?: string; constraint?: string }
	return {
		type: error.name,
		code,
		constraint,
		message: quotesValues(error) ? '…' : withoutValues(error.message),
		// The first lines of a stack repeat the message.
		stack: (error.stack ?? '')
			.split('\n')
			.filter((line) => line.startsWith('    at '))
			.join('\n'),
		cause: error.cause instanceof Error && error.cause !== error ? describeError(error.cause) : undefined,
	}
}

/** PostgreSQL's data exceptions (class 22) and JSON syntax errors quote the value. */
const quotesValues = (error: Error & { code?: unknown }) =>
	error instanceof SyntaxError || /^22\w{3}$/.test(String(error.code))

const withoutValues = (message: string) => message.replace(/(Received ).+/s, '$1…').replace(/\d{8,}/g, '…')
