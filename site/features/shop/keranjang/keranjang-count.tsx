import { ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { wasMember } from '../../../lib/browser/browser-storage.ts'
import { whenLoadedAndIdle } from '../../../lib/browser/when-idle.ts'
import { backgroundApi } from '../../../load.ts'
import { useShopPath } from '../../../template.ts'
import { KERANJANG_PARAMETER, keranjangStore, useKeranjang } from './keranjang-store.ts'

/** Outside of the shop the cart is loaded when the browser is idle, at the latest after this long. */
const IDLE_MS = 2000

export function KeranjangCount({ className }: { className: string }) {
	const { lines, isInShop } = useKeranjang()
	const shopPath = useShopPath()

	useEffect(() => {
		if (wasMember()) whenLoadedAndIdle(() => void keranjangStore.loadOnce(backgroundApi()), IDLE_MS)
	}, [])

	const open = (event: React.MouseEvent) => {
		if (!isInShop) return
		event.preventDefault()
		keranjangStore.openModal()
	}
	const count = lines.length
	return (
		<Link
			to={`${shopPath}?${KERANJANG_PARAMETER}=buka`}
			onClick={open}
			aria-label={count > 0 ? `Keranjang, ${count} paket` : 'Keranjang'}
			className={`relative grid size-11 shrink-0 place-items-center rounded-full text-teal-800 hover:bg-teal-50 ${className}`}
		>
			<ShoppingCart className="size-5.5" />
			{count > 0 && (
				<span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-teal-700 px-1 font-bold text-white text-xs tabular-nums">
					{count}
				</span>
			)}
		</Link>
	)
}
