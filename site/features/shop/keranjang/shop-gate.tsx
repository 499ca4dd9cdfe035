import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { closePasienModal, getPasienModal, usePasienModal } from '../pasien-modal-store.ts'
import { KeranjangBar } from './keranjang-bar.tsx'
import { KERANJANG_PARAMETER, keranjangStore, useKeranjang } from './keranjang-store.ts'

/** The delay between the choice of a patient and the opening of the cart. */
const KERANJANG_DELAY_MS = 700

const PasienModal = lazyDialog(() => import('../pasien-modal.tsx').then(({ PasienModal }) => PasienModal))
const KeranjangModal = lazyDialog(() => import('./keranjang-modal.tsx').then(({ KeranjangModal }) => KeranjangModal))

/**
 * The overlays of the shop's pages: the cart bar with what is above it, the cart and the choice of a patient. The last
 * child of the page.
 */
export function ShopGate({ children }: { children?: React.ReactNode }) {
	const navigate = useNavigate()
	const chosen = usePasienModal()
	const { isModalOpen } = useKeranjang()
	const opening = useRef<ReturnType<typeof setTimeout>>(undefined)

	useEffect(() => {
		const leave = keranjangStore.enterShop()
		void keranjangStore.loadOnce()
		return () => {
			clearTimeout(opening.current)
			closePasienModal()
			leave()
		}
	}, [])
	useOpenByAddress()

	// The cart does not open while the visitor chooses the next package.
	useEffect(() => {
		if (chosen) clearTimeout(opening.current)
	}, [chosen])

	const added = () => {
		if (getPasienModal() !== chosen) return
		closePasienModal()
		if (chosen?.redirect === 'reservasi') navigate('/reservasi')
		else opening.current = setTimeout(keranjangStore.openModal, KERANJANG_DELAY_MS)
	}
	return (
		<>
			<div className="shop-bars no-print pointer-events-none z-20">
				{children}
				<KeranjangBar />
			</div>
			{chosen && <PasienModal shopItem={chosen.shopItem} onClose={closePasienModal} onAdded={added} />}
			{isModalOpen && <KeranjangModal onClose={keranjangStore.closeModal} />}
		</>
	)
}

function useOpenByAddress() {
	const navigate = useNavigate()
	const [parameters] = useSearchParams()
	const isAsked = parameters.has(KERANJANG_PARAMETER)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every address that asks
	useEffect(() => {
		if (!isAsked) return
		const rest = new URLSearchParams(parameters)
		rest.delete(KERANJANG_PARAMETER)
		const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
		// The cart adds its own entry to the history, with the address as it is by then.
		void Promise.resolve(navigate({ search: rest.toString() }, options)).then(keranjangStore.openModal)
	}, [isAsked])
}
