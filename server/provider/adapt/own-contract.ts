import type { z } from 'zod'
import { ProviderError } from './provider-error.ts'

/** For calls that only our own contract has: the response is taken as it is, or not at all. */
export const ownContract =
	<Response extends z.ZodType>(response: Response) =>
	(body: unknown): z.infer<Response> => {
		const { data, error } = response.safeParse(body)
		if (error)
			throw new ProviderError(
				'KESALAHAN_SISTEM',
				`The response is not understood at ${error.issues[0]?.path.join('.')}.`,
			)
		return data
	}
