import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { allBuilds, type BuiltApp, currentBuild } from '../builds.mjs'

interface ServeBuildOptions {
	/** The folder that holds `build/`. */
	root: string
	app: BuiltApp
	/** The folder inside of the build. */
	inside?: string
	rewriteRequestPath?: (path: string) => string
}

/**
 * Serves the files of the build that was current at the start. During an upgrade pages of two builds are open, so a file
 * below `assets/`, whose name has a hash, may also be of another build.
 */
export function serveBuild(options: ServeBuildOptions): (c: Context) => Promise<Response | undefined> {
	const { root, app, inside = '', rewriteRequestPath } = options
	const filesOf = (build: string) => serveStatic({ root: join(build, inside), precompressed: true, rewriteRequestPath })
	const own = currentBuild(root, app)
	const serveOwn = filesOf(own)
	return async (c) => {
		const response = await serveOwn(c, pass)
		if (response || !c.req.path.includes('/assets/')) return response ?? undefined
		for (const build of allBuilds(root, app)) {
			const other = build === own ? undefined : await filesOf(build)(c, pass)
			if (other) return other
		}
	}
}

const pass = async () => {}

/** The worker that reads ID cards, in the site and in the staff app. */
const OCR_WORKER = /\/assets\/worker\.min-[\w-]+\.js$/
const OCR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** The worker has a policy of its own, so that pages need not allow WebAssembly for it. */
export function allowOcrWorker(path: string, headers: Headers): void {
	if (OCR_WORKER.test(path)) headers.set('content-security-policy', OCR_WORKER_POLICY)
}
