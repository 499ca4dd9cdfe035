import { HttpError } from 'react-admin'
import type { CallResponse } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type AnyCallInput, type ByRoute, type CallArguments, readRoute } from '../../contract/client.ts'
import type { ErrorBody } from '../../contract/error.ts'
import type * as staffCalls from '../../contract/staff/calls.ts'
import { LATAR_HEADER } from '../../contract/staff/peristiwa.ts'
import { isIdle } from './is-idle.ts'
import { signInAgain } from './sign-in-again.ts'
import { confirmation } from './waiting-dialog.ts'

type Routes = ByRoute<typeof staffCalls> & ByRoute<Calls>
export type Route = keyof Routes
export type ReadRoute = Extract<Route, `GET ${string}`>
export type ResponseOf<R extends Route> = CallResponse<Routes[R]>

interface Upload {
	/** Sent instead of a body. */
	form?: FormData
}
export type Input<R extends Route> = CallArguments<Routes[R], Upload>

/** The address of a call, for links and keys. */
export const apiAddress = <R extends Route>(route: R, ...[input]: Input<R>): string =>
	`/api${readRoute(route, input as AnyCallInput).path}`

/** Where links to the staff API begin. */
export const API = '/api/v1/staf'

/**
 * Makes a call and throws react-admin's `HttpError` on failure. If the session has ended, or the change needs a
 * confirmation, it waits for the dialog and sends the request again.
 *
 * @example callApi('POST /v1/staf/reservasi/{id}/catatan', { params: { id }, body: { dari, ke } })
 */
export async function callApi<R extends Route>(route: R, ...input: Input<R>): Promise<ResponseOf<R>> {
	const response = await sendUntilAllowed(route, input[0])
	return response.json().catch(() => null)
}

/** Makes a call that answers with a file, and gives it to the browser to save. */
export async function download<R extends ReadRoute>(route: R, ...input: Input<R>): Promise<void> {
	const response = await sendUntilAllowed(route, input[0])
	const address = URL.createObjectURL(await response.blob())
	const link = document.createElement('a')
	link.href = address
	link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
	link.click()
	URL.revokeObjectURL(address)
}

async function sendUntilAllowed(route: Route, input?: AnyCallInput & Upload): Promise<Response> {
	const response = await send(route, input)
	if (response.ok) return response
	const failure = toHttpError(response, await response.json().catch(() => null))
	if (failure.body?.code === 'BELUM_MASUK' && (await signInAgain())) return sendUntilAllowed(route, input)
	if (failure.body?.code === 'PERLU_SANDI' && (await confirmation.ask())) return sendUntilAllowed(route, input)
	throw failure
}

function send(route: Route, { form, body, ...input }: AnyCallInput & Upload = {}): Promise<Response> {
	const { method, path } = readRoute(route, input)
	return fetch(`/api${path}`, {
		method,
		credentials: 'same-origin',
		// The public API's answers may be stored; staff may have changed something a moment ago.
		cache: 'no-cache',
		headers: {
			...(body !== undefined && { 'content-type': 'application/json' }),
			...(isIdle() && { [LATAR_HEADER]: '1' }),
		},
		body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
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
