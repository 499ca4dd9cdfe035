import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { createApi, type Fetch } from './api.ts'
import { apiContext } from './load.ts'
import { nonceContext, pageContext, reportContext } from './render-context.ts'
import { type Settings, settingsContext } from './settings.ts'

const RENDER_TIMEOUT_MS = 5000

/** What React writes where something was not ready at once, or failed. */
const UNFINISHED = '<!--$!-->'

/**
 * The page goes out whole: it is packed, hashed and cached as one piece. So its text is written in one go, which takes
 * a quarter less than a stream of bytes that becomes text again. Where code has still to be loaded, or rendering
 * fails, the stream does it all over: it can wait, and it tells what went wrong.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	headers.set('content-type', 'text/html; charset=utf-8')
	const nonce = loadContext.get(nonceContext)
	const data = await readData(routerContext)
	const router = () => <ServerRouter context={withData(routerContext, data)} url={request.url} nonce={nonce} />
	const page = renderAtOnce(router())
	if (page !== null) {
		loadContext.get(pageContext)(page)
		return new Response(null, { status, headers })
	}
	return new Promise<Response>((resolve, reject) => {
		let finalStatus = status
		const timeout = setTimeout(() => abort(), RENDER_TIMEOUT_MS)
		const { pipe, abort } = renderToPipeableStream(router(), {
			nonce,
			// Nothing is moved behind the page for a script to put in place: it must read without scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(timeout)
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
		})
	})
}

function renderAtOnce(router: React.ReactNode): string | null {
	try {
		// Whole before it is looked at: the first look puts a hundred thousand characters in a row.
		const page = `<!DOCTYPE html>${renderToString(router)}`
		return page.includes(UNFINISHED) ? null : page
	} catch {
		return null
	}
}

/** What was loaded, as the router writes it into the page for the browser: in parts, of which nearly always one. */
async function readData({ serverHandoffStream }: EntryContext): Promise<Uint8Array[]> {
	const parts: Uint8Array[] = []
	if (serverHandoffStream) for await (const part of serverHandoffStream) parts.push(part)
	return parts
}

/** The router reads a stream of its own and would wait for it; here it finds what it has read in the place for that. */
function withData(context: EntryContext, data: Uint8Array[]): EntryContext {
	const streamCache = Object.fromEntries(
		[...data, undefined].map((part, index) => {
			const result = { done: part === undefined, value: part ? Buffer.from(part).toString() : '' }
			return [index, Object.assign(Promise.resolve(), { result })]
		}),
	)
	return { ...context, serverHandoffStream: READ, renderMeta: { ...context.renderMeta, streamCache } }
}

/** Stands for a stream of which everything was read. */
const READ = { getReader: () => ({}) } as EntryContext['serverHandoffStream']

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
	/** Takes the text of the page, where it was not too late for that: then the answer has no body. */
	onPage: (page: string) => void
	/** Takes an error of rendering that the page survived. */
	onError: (error: unknown) => void
}

/** What the server hands to every page's loading. */
export function createLoadContext({
	fetch,
	apiBase,
	settings,
	nonce,
	onPage,
	onError,
}: RenderOptions): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(apiContext, createApi({ base: apiBase, fetch }))
	context.set(settingsContext, settings)
	context.set(nonceContext, nonce)
	context.set(pageContext, onPage)
	context.set(reportContext, onError)
	return context
}
