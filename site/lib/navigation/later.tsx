import { type ComponentType, lazy, Suspense, useState } from 'react'
import { createStore } from '../browser/create-store.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { importChunk, importOrReload, loadDocument } from './chunk-failure.ts'

/** A part hydrates when the browser is idle, at the latest after this long. */
const LATER_IDLE_MS = 1000

/**
 * A part below the first screen. The server renders it like any other. In the browser it stays as the server rendered
 * it until its code has loaded in an idle moment. If that fails the page reloads; where it may not, the part stays, and
 * `Failed` follows it. A client loader awaits `ready`, which loads the code at once: a page reached by navigation has no
 * HTML of the server.
 *
 * @example
 * const Peta = later(() => import('../navigasi/peta.tsx').then(({ Peta }) => Peta))
 * <Peta.Part kota="Banyuwangi" />
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, Failed?: ComponentType) {
	let loaded: ComponentType<Props> | undefined
	const failure = createStore(false)
	const remember = (component: ComponentType<Props>) => {
		loaded = component
		return component
	}
	const WhenIdle = lazy(async () => {
		if (typeof document === 'undefined') return { default: await load().then(remember) }
		await new Promise<void>((resolve) => whenIdle(resolve, LATER_IDLE_MS))
		try {
			return { default: await importOrReload(load).then(remember) }
		} catch {
			failure.set(true)
			return new Promise<never>(() => {})
		}
	})

	function Part(props: Props) {
		const [Loaded] = useState(() => loaded ?? WhenIdle)
		return (
			<>
				<Suspense>
					<Loaded {...props} />
				</Suspense>
				{Failed && <IfFailed />}
			</>
		)
	}

	/** A component of its own: React would drop the server's HTML if the part rendered again without its code. */
	function IfFailed() {
		const isFailed = failure.useValue()
		return isFailed && Failed ? <Failed /> : null
	}

	/** A page without its part is loaded as a document, unless the visitor is offline. */
	async function ready({ url }: Request): Promise<void> {
		if (loaded) return
		try {
			await importChunk(load).then(remember)
		} catch {
			if (navigator.onLine) await loadDocument(url)
		}
	}
	return { Part, ready }
}
