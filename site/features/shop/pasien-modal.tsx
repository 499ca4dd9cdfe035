import { Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { ApiError } from '../../api.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Loading } from '../../ui/state/state.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import { MemberForm } from '../pasien/member-form.tsx'
import { PasienForm } from '../pasien/pasien-form.tsx'
import { PasienListView } from '../pasien/pasien-list-view.tsx'
import { usePasienList } from '../pasien/use-pasien-list.ts'
import { keranjangStore } from './keranjang/keranjang-store.ts'
import { unmetPaketRules } from './paket-rules.ts'

/** The delay between the registration of a member and the loading of the patients. */
export const PASIEN_DELAY_MS = 500

interface PasienModalProps {
	shopItem: ShopItemRingkas
	onClose: () => void
	/** Called when the package is in the cart, unless the modal was closed before. */
	onAdded: () => void
}

/** The choice of a patient for a package. A visitor without a member registers first. */
export function PasienModal({ shopItem, onClose, onAdded }: PasienModalProps) {
	return (
		<Dialog label={`Pilih pasien untuk ${shopItem.nama}`} onClose={onClose} className="md:min-h-112">
			<ThumbnailRow
				as="div"
				folder="shop-item"
				file={shopItem.mediaContent}
				sizes="64px"
				pictureClass="aspect-square w-14 rounded-xl md:w-16"
				className="items-center gap-4 bg-teal-50 py-4 pr-16 pl-5 md:pl-8"
			>
				<p className="font-semibold text-teal-900 leading-snug">{shopItem.nama}</p>
				<p className="font-bold text-teal-700 tabular-nums">{formatRupiah(shopItem.harga)}</p>
			</ThumbnailRow>
			<div className="relative p-5 md:p-8">
				<Views shopItem={shopItem} onAdded={onAdded} />
			</div>
		</Dialog>
	)
}

type View =
	/** `from` is the patient's id, or `baru`, that gets the focus back. */
	| { name: 'daftar'; from?: string }
	| { name: 'formulir'; pasien: Pasien | null }
	| { name: 'peringatan'; pasien: Pasien; sentences: string[] }

function Views({ shopItem, onAdded }: Omit<PasienModalProps, 'onClose'>) {
	const { list, reload, reloadAfter } = usePasienList()
	const [view, setView] = useState<View>({ name: 'daftar' })
	const { isSending: isAdding, send } = useSendOnce('post keranjang gagal')
	const isOpen = useRef(false)

	useEffect(() => {
		isOpen.current = true
		return () => {
			isOpen.current = false
		}
	}, [])

	const listAgain = (from: string) => {
		setView({ name: 'daftar', from })
		reload()
	}
	const add = (pasien: Pasien) =>
		send(async () => {
			try {
				await browserApi()('POST /v1/public/shop-keranjang', { body: { pasienId: pasien.id, shopItemId: shopItem.id } })
			} catch (error) {
				// The API refused it: another tab changed the list.
				if (error instanceof ApiError && error.status < 500) listAgain(pasien.id)
				throw error
			}
			void keranjangStore.changed()
			if (isOpen.current) onAdded()
		})
	const choose = (pasien: Pasien) => {
		const sentences = unmetPaketRules(shopItem, pasien, tanggalWib(Date.now()))
		if (sentences.length > 0) setView({ name: 'peringatan', pasien, sentences })
		else void add(pasien)
	}
	const back = (from?: string) => () => setView({ name: 'daftar', from })

	if (list.name === 'loading') return <Loading thing="Pasien" skeletons={['h-20', 'h-20']} />
	if (list.name === 'no-member') return <MemberForm onRegistered={() => reloadAfter(PASIEN_DELAY_MS)} />
	if (view.name === 'formulir')
		return (
			<PasienForm
				pasien={view.pasien}
				isOwn={list.own.some(({ id }) => id === view.pasien?.id)}
				onSaved={listAgain}
				onBack={back(view.pasien?.id ?? 'baru')}
			/>
		)
	if (view.name === 'peringatan')
		return (
			<PaketNotice
				sentences={view.sentences}
				isAdding={isAdding}
				onAnyway={() => add(view.pasien)}
				onOther={back(view.pasien.id)}
			/>
		)
	return (
		<PasienListView
			own={list.own}
			other={list.other}
			from={view.from}
			isAdding={isAdding}
			onChoose={choose}
			onEdit={(pasien) => setView({ name: 'formulir', pasien })}
			onNew={() => setView({ name: 'formulir', pasien: null })}
		/>
	)
}

interface PaketNoticeProps {
	sentences: string[]
	isAdding: boolean
	onAnyway: () => void
	onOther: () => void
}

/** A warning that the package is meant for other patients. It can be ordered anyway. */
function PaketNotice({ sentences, isAdding, onAnyway, onOther }: PaketNoticeProps) {
	return (
		<>
			<h2 ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-xl outline-none md:text-2xl">
				Mohon periksa sebelum memesan
			</h2>
			<ul className="mt-4 flex flex-col gap-2.5 rounded-2xl bg-sand p-4 md:p-5">
				{sentences.map((sentence) => (
					<li key={sentence} className="flex gap-2.5">
						<Info className="mt-1 size-5 shrink-0 text-teal-700" />
						{sentence}
					</li>
				))}
			</ul>
			<p className="mt-4 text-[0.9375rem] text-soft">
				Anda tetap dapat memesan. Bila ragu, tanyakan dahulu kepada petugas kami.
			</p>
			<div className="mt-5 flex flex-col gap-3 md:flex-row">
				<Button onClick={onOther}>Pilih pasien lain</Button>
				<Button look="secondary" aria-disabled={isAdding} onClick={onAnyway}>
					Tetap pesan
				</Button>
			</div>
		</>
	)
}
