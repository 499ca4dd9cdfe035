import type { ClientInstrumentation } from 'react-router'
import { forever, importChunk, loadDocument } from './chunk-failure.ts'
import { pageFiles } from './page-files.ts'
import { watched } from './request-activity.ts'

type Outcome = 'loaded' | 'failed' | 'superseded'

/**
 * Loads the code of a page before the router does. On a failure the router would reload the page that the visitor is
 * leaving, without a limit; this loads the document of the page that the visitor wants.
 */
export function loadPageFirst(): ClientInstrumentation {
	const first = location.pathname
	// Known from the first navigation on: matching takes time that the page needs to come to life.
	let loaded: Set<string> | undefined
	let latest: URL | undefined

	async function load(target: URL, missing: string[]): Promise<Outcome> {
		const from = location.href
		const isSuperseded = () => latest !== target || location.href !== from
		try {
			await importChunk(() => Promise.all(missing.map((file) => import(/* @vite-ignore */ file))))
			for (const file of missing) loaded?.add(file)
			return isSuperseded() ? 'superseded' : 'loaded'
		} catch {
			if (isSuperseded()) return 'superseded'
			// Offline, the visitor stays on a page that can be read.
			return navigator.onLine ? loadDocument(target.href) : 'failed'
		}
	}

	return {
		router: ({ instrument }) =>
			instrument({
				async navigate(callNavigate, { to }) {
					latest = typeof to === 'string' ? new URL(to, location.href) : undefined
					const target = latest
					loaded ??= new Set(pageFiles(first).modules)
					const missing = target ? pageFiles(target.pathname).modules.filter((file) => !loaded?.has(file)) : []
					// A page whose code is here opens in the same task as the click.
					if (!target || missing.length === 0) return void (await callNavigate())

					// One request for the progress bar, until the page is open.
					const open = async () => {
						const outcome = await load(target, missing)
						if (outcome === 'loaded') await callNavigate()
						return outcome
					}
					if ((await watched(open, (outcome) => outcome === 'failed')) !== 'loaded') await forever()
				},
			}),
	}
}
