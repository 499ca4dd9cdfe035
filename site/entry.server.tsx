import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { createApi, type Fetch } from './api.ts'
import { apiContext } from './load.ts'
import { nonceContext, reportContext } from './render-context.ts'
import { type Settings, settingsContext } from './settings.ts'

const RENDER_TIMEOUT_MS = 5000

/** The page goes out whole: it is packed, hashed and cached as one piece. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	const nonce = loadContext.get(nonceContext)
	return new Promise<Response>((resolve, reject) => {
		let finalStatus = status
		const timeout = setTimeout(() => abort(), RENDER_TIMEOUT_MS)
		const { pipe, abort } = renderToPipeableStream(
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
			{
				nonce,
				// Nothing is moved behind the page for a script to put in place: it must read without scripts.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(timeout)
					headers.set('content-type', 'text/html; charset=utf-8')
					pipe(collect((body) => resolve(new Response(body, { status: finalStatus, headers }))))
				},
				onShellError(error) {
					clearTimeout(timeout)
					reject(error)
				},
				onError(error) {
					finalStatus = 500
					loadContext.get(reportContext)(error)
				},
			},
		)
	})
}

/** One piece from many, without the way through two kinds of streams. */
function collect(onWhole: (body: Uint8Array<ArrayBuffer>) => void): Writable {
	const parts: Buffer[] = []
	return new Writable({
		write(part: Buffer, _, done) {
			parts.push(part)
			done()
		},
		final(done) {
			onWhole(Buffer.concat(parts))
			done()
		},
	})
}

export interface RenderOptions {
	/** Answers calls to our own API without leaving the process. */
	fetch: Fetch
	apiBase: string
	settings: Settings
	nonce: string
	/** Takes an error of rendering that the page survived. */
	onError: (error: unknown) => void
}

/** What the server hands to every page's loading. */
export function createLoadContext({ fetch, apiBase, settings, nonce, onError }: RenderOptions): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(apiContext, createApi({ base: apiBase, fetch }))
	context.set(settingsContext, settings)
	context.set(nonceContext, nonce)
	context.set(reportContext, onError)
	return context
}
