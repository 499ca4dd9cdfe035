import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { closePasienModal, usePasienModal } from '../pasien-modal-store.ts'
import { KeranjangBar } from './keranjang-bar.tsx'
import { KERANJANG_PARAMETER, keranjangStore, useKeranjang } from './keranjang-store.ts'

/** The delay between the choice of a patient and the opening of the cart. */
const KERANJANG_DELAY_MS = 700

const PasienModal = lazyDialog(() => import('../pasien-modal.tsx').then(({ PasienModal }) => PasienModal))
const KeranjangModal = lazyDialog(() => import('./keranjang-modal.tsx').then(({ KeranjangModal }) => KeranjangModal))

/** The overlays of the shop's pages: the cart bar, the cart and the choice of a patient. The last child of the page. */
export function ShopGate() {
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
		closePasienModal()
		if (chosen?.redirect === 'reservasi') navigate('/reservasi')
		else opening.current = setTimeout(keranjangStore.openModal, KERANJANG_DELAY_MS)
	}
	return (
		<>
			<KeranjangBar />
			{chosen && <PasienModal shopItem={chosen.shopItem} onClose={closePasienModal} onAdded={added} />}
			{isModalOpen && <KeranjangModal onClose={keranjangStore.closeModal} />}
		</>
	)
}

function useOpenByAddress() {
	const [parameters, setParameters] = useSearchParams()
	const isAsked = parameters.has(KERANJANG_PARAMETER)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every address that asks
	useEffect(() => {
		if (!isAsked) return
		keranjangStore.openModal()
		setParameters(
			(now) => {
				now.delete(KERANJANG_PARAMETER)
				return now
			},
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
		)
	}, [isAsked])
}
