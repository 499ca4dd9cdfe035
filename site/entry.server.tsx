import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { API_BASE, createApi, type Fetch } from './api.ts'
import { apiContext } from './load.ts'
import { nonceContext, reportContext } from './render-context.ts'
import { type Settings, settingsContext } from './settings.ts'

/** After this long the router gives up on loaders that stream, and a second later rendering ends with what it has. */
export const streamTimeout = 5000

/** The response waits for the whole page: it is hashed, compressed and cached in one piece. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	headers.set('content-type', 'text/html; charset=utf-8')
	if (request.method === 'HEAD') return new Response(null, { status, headers })
	const nonce = loadContext.get(nonceContext)
	let isShellReady = false
	let finalStatus = status
	const stream = await renderToReadableStream(
		<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
		{
			nonce,
			signal: AbortSignal.timeout(streamTimeout + 1000),
			// React moves large parts behind the page for a script to put in place; the page must read without scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				finalStatus = 500
				// Errors before that reject, and the router reports them.
				if (isShellReady) loadContext.get(reportContext)(error)
			},
		},
	)
	isShellReady = true
	await stream.allReady
	return new Response(stream, { status: finalStatus, headers })
}

export interface LoadContextOptions {
	/** Calls our own API without leaving the process. */
	fetch: Fetch
	settings: Settings
	nonce: string
	onError: (error: unknown) => void
}

/** What the server hands to the loaders and to `handleRequest`. */
export function createLoadContext({ fetch, settings, nonce, onError }: LoadContextOptions): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(apiContext, createApi({ base: API_BASE, fetch }))
	context.set(settingsContext, settings)
	context.set(nonceContext, nonce)
	context.set(reportContext, onError)
	return context
}
