import { type ComponentType, lazy, Suspense, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A later part comes to life when the browser has nothing else to do, at the latest after this long. */
const LATER_IDLE_MS = 1000

/**
 * A part below the first screen. The server renders it as any other; in the browser it stands as it came, its links
 * working, until its code was loaded in a quiet moment. Where that fails it stays so. `ready` loads the code at once:
 * for a page that is navigated to, which has nothing to stand there meanwhile.
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
