import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatRupiah } from '../../../../contract/angka/rupiah.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { closePasienModal, pasienModal } from '../pasien-modal-store.ts'
import { KERANJANG_PARAMETER, keranjangStore, useKeranjang } from './keranjang-store.ts'
import './keranjang-bar.css'

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
	const chosen = pasienModal.useValue()
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
		if (pasienModal.get() !== chosen) return
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

/** A summary of the cart at the bottom of the shop's pages; absent while the cart is empty. */
function KeranjangBar() {
	const { lines, total } = useKeranjang()
	if (lines.length === 0) return null
	return (
		<section
			aria-label="Isi keranjang"
			className="keranjang-bar pointer-events-auto border-line border-t bg-paper/95 shadow-soft backdrop-blur"
		>
			<div className="page flex flex-col gap-2.5 py-3 md:flex-row md:items-center md:gap-6">
				<p className="flex grow flex-wrap items-baseline justify-between gap-x-4 md:justify-start">
					<span className="text-soft">{lines.length} paket di keranjang</span>
					<span className="font-bold text-lg text-teal-900 tabular-nums">{formatRupiah(total)}</span>
				</p>
				<div className="flex flex-wrap gap-3 max-md:*:grow">
					<Button look="secondary" onClick={keranjangStore.openModal} className="md:px-6">
						Lihat keranjang
					</Button>
					<ButtonLink to="/reservasi" className="md:px-6">
						Reservasi
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
