import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../features/navigation/load-chunk.ts'
import { useHydrated } from '../../features/navigation/use-hydrated.ts'

/**
 * A dialog whose code is loaded when it opens for the first time. Only a dialog that the server rendered uses `lazy`:
 * React would show any other one 300 ms late, because it delays content that soon follows an empty fallback.
 *
 * @example
 * const KeranjangModal = lazyDialog(() => import('./keranjang-modal.tsx').then(({ KeranjangModal }) => KeranjangModal))
 * {isOpen && <KeranjangModal onClose={close} />}
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let loaded: ComponentType<Props> | undefined
	const loadOnce = async () => {
		loaded ??= await loadChunk(load)
		return loaded
	}
	const OnServer = lazy(async () => ({ default: await loadOnce() }))

	return function LazyDialog(props: Props) {
		const isHydrated = useHydrated()
		const [Dialog, setDialog] = useState(() => loaded ?? (isHydrated ? null : OnServer))

		useEffect(() => {
			if (!Dialog) void loadOnce().then((component) => setDialog(() => component))
		}, [Dialog])

		return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>
	}
}
