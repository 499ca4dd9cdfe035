import { type ComponentType, lazy, Suspense, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A part hydrates when the browser is idle, at the latest after this long. */
const LATER_IDLE_MS = 1000

/**
 * A part below the first screen. The server renders it like any other. In the browser it stays as the server rendered
 * it until its code has loaded in an idle moment; if that fails it stays so. A client loader awaits `ready`, which loads
 * the code at once: a page reached by navigation has no HTML of the server.
 *
 * @example
 * const Peta = later(() => import('../navigasi/peta.tsx').then(({ Peta }) => Peta))
 * <Peta.Part kota="Banyuwangi" />
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let loaded: ComponentType<Props> | undefined
	const ready = async () => {
		loaded ??= await load()
		return loaded
	}
	const WhenIdle = lazy(async () => {
		if (typeof document === 'undefined') return { default: await ready() }
		await new Promise<void>((resolve) => whenIdle(resolve, LATER_IDLE_MS))
		return { default: await ready().catch(() => new Promise<never>(() => {})) }
	})

	function Part(props: Props) {
		const [Loaded] = useState(() => loaded ?? WhenIdle)
		return (
			<Suspense>
				<Loaded {...props} />
			</Suspense>
		)
	}
	return { Part, ready: () => ready().then(Boolean, () => false) }
}
