import { HttpError } from 'react-admin'
import type { ErrorBody } from '../../contract/error.ts'
import { LATAR_HEADER } from '../../contract/staff/peristiwa.ts'
import { confirmAgain } from './confirm-again.ts'
import { isIdle } from './is-idle.ts'
import { signInAgain } from './sign-in-again.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface StaffResponse<Data> {
	data: Data
	pagination: { page: number; limit: number; totalPage: number; totalData: number }
}

export const API = '/api/v1/staf'

/**
 * Sends a request to the staff API and throws react-admin's `HttpError` on failure. If the session has ended, or the
 * change needs a confirmation, it waits for the dialog and sends the request again.
 */
export async function callApi<Data = unknown>(
	method: Method,
	path: string,
	body?: unknown,
): Promise<StaffResponse<Data>> {
	const response = await send(method, path, body)
	const content = await response.json().catch(() => null)
	if (response.ok) return content
	const failure = toHttpError(response, content)
	if (failure.body?.code === 'BELUM_MASUK' && (await signInAgain())) return callApi(method, path, body)
	if (failure.body?.code === 'PERLU_SANDI' && (await confirmAgain())) return callApi(method, path, body)
	throw failure
}

function send(method: Method, path: string, body: unknown): Promise<Response> {
	const isForm = body instanceof FormData
	return fetch(`${API}${path}`, {
		method,
		credentials: 'same-origin',
		headers: {
			...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
			...(isIdle() && { [LATAR_HEADER]: '1' }),
		},
		body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
	}).catch(() => {
		throw new HttpError('Tidak ada sambungan. Periksa jaringan, lalu ulangi.', 0)
	})
}

function toHttpError(response: Response, content: ErrorBody | null): HttpError {
	const { code = 'KESALAHAN_SISTEM', message = 'Terjadi kesalahan pada sistem.', fields = {} } = content?.error ?? {}
	const seconds = Number(response.headers.get('retry-after'))
	const details = response.status === 409 ? Object.values(fields) : seconds > 0 ? [`Tunggu ${duration(seconds)}.`] : []
	return new HttpError([message, ...details].join('\n'), response.status, {
		code,
		// react-admin shows these below their inputs.
		...(response.status === 400 && { errors: fields }),
	})
}

const duration = (seconds: number) => (seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`)
