import { HttpError } from 'react-admin'
import type { ErrorBody } from '../../contract/error.ts'
import { signInAgain } from './sign-in-again.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface StaffAnswer<Data> {
	data: Data
	pagination: { page: number; limit: number; totalPage: number; totalData: number }
}

export const API = '/api/v1/staf'

/**
 * Asks the staff room's API; a failure is thrown in the form that react-admin's forms and messages understand. Whoever's
 * session has ended meanwhile signs in again, and then it is asked once more.
 */
export async function callApi<Data = unknown>(
	method: Method,
	path: string,
	body?: unknown,
): Promise<StaffAnswer<Data>> {
	const response = await send(method, path, body)
	const answer = await response.json().catch(() => null)
	if (response.ok) return answer
	const failure = toHttpError(response, answer)
	if (failure.body?.code === 'BELUM_MASUK' && (await signInAgain())) return callApi(method, path, body)
	throw failure
}

function send(method: Method, path: string, body: unknown): Promise<Response> {
	const isForm = body instanceof FormData
	return fetch(`${API}${path}`, {
		method,
		credentials: 'same-origin',
		headers: body !== undefined && !isForm ? { 'content-type': 'application/json' } : {},
		body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
	}).catch(() => {
		throw new HttpError('Tidak ada sambungan. Periksa jaringan, lalu ulangi.', 0)
	})
}

function toHttpError(response: Response, answer: ErrorBody | null): HttpError {
	const { code = 'KESALAHAN_SISTEM', message = 'Terjadi kesalahan pada sistem.', fields = {} } = answer?.error ?? {}
	const wait = Number(response.headers.get('retry-after'))
	const details = response.status === 409 ? Object.values(fields) : wait > 0 ? [`Tunggu ${waiting(wait)}.`] : []
	return new HttpError([message, ...details].join('\n'), response.status, {
		code,
		// react-admin shows these below their inputs.
		...(response.status === 400 && { errors: fields }),
	})
}

const waiting = (seconds: number) => (seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`)
