import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { forever, loadChunk } from '../../lib/navigation/chunk-failure.ts'
import { ChunkFailed } from '../state/chunk-failed.tsx'

/**
 * A dialog whose code is loaded when it opens for the first time. Only a dialog that the server rendered uses `lazy`:
 * React would show any other one 300 ms late, because it delays content that soon follows an empty fallback. Without
 * the code, a dialog of the server stays as it is, and any other is a notice.
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
	const OnServer = lazy(async () => ({ default: await loadOnce().catch(forever) }))
	const failed = () => <ChunkFailed className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-text shadow-soft" />

	return function LazyDialog(props: Props) {
		const isHydrated = useHydrated()
		const [first] = useState(props)
		const [Dialog, setDialog] = useState(() => loaded ?? (isHydrated ? null : OnServer))

		useEffect(() => {
			if (!Dialog)
				void loadOnce()
					.catch(() => failed)
					.then((component) => setDialog(() => component))
		}, [Dialog])

		// React drops the HTML of the server if a dialog renders again with other props and without its code.
		const shown = Dialog === OnServer && !loaded ? first : props
		return useMemo(() => <Suspense>{Dialog && <Dialog {...shown} />}</Suspense>, [Dialog, shown])
	}
}
