import { ShoppingCart, Trash2, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatRupiah } from '../../../../contract/angka/rupiah.ts'
import { ALAMAT_TOKO } from '../../../../contract/shop/alamat-toko.ts'
import type { Keranjang } from '../../../../contract/shop/keranjang.ts'
import { useSendOnce } from '../../../lib/fetching/use-send-once.ts'
import { useDialogSteps } from '../../../lib/navigation/dialog-steps.ts'
import { browserApi } from '../../../load.ts'
import { useShopPath } from '../../../template.ts'
import { Button, ButtonLink, IconButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loading } from '../../../ui/state/state.tsx'
import { ThumbnailRow } from '../../../ui/thumbnail-row/thumbnail-row.tsx'
import { openPasienModal } from '../pasien-modal-store.ts'
import { keranjangStore, useKeranjang } from './keranjang-store.ts'

export function KeranjangModal({ onClose }: { onClose: () => void }) {
	const { isLoaded, lines, total } = useKeranjang()
	const heading = useRef<HTMLHeadingElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const { isSending, send } = useSendOnce()
	const [message, setMessage] = useState('')
	const { leave, close } = useDialogSteps({ name: 'keranjang' }, onClose)

	const remove = (line: Keranjang, place: number) =>
		send(async () => {
			await browserApi()('DELETE /v1/public/shop-keranjang/remove', { body: [{ id: line.id }] })
			await keranjangStore.changed()
			setMessage(`${line.shopItem.nama} untuk ${line.pasien.nama} dihapus dari keranjang`)
			// The focus moves to the next line, else to the previous one, else to the heading.
			const buttons = list.current?.querySelectorAll<HTMLElement>('[data-hapus]') ?? []
			const next = buttons[place] ?? buttons[place - 1]
			if (next) next.focus()
			else heading.current?.focus()
		})

	const other = ({ shopItem }: Keranjang) =>
		leave(() => {
			onClose()
			openPasienModal(shopItem)
		})

	return (
		<Dialog label="Keranjang" onClose={close}>
			<div className="relative p-5 md:p-8">
				<h2 ref={heading} tabIndex={-1} className="pr-12 text-xl outline-none md:text-2xl">
					Keranjang
				</h2>
				<p role="status" className="sr-only">
					{message}
				</p>
				{!isLoaded && <Loading thing="Keranjang" skeletons={['h-20']} />}
				{isLoaded && lines.length === 0 && <EmptyKeranjang onClose={close} />}
				{lines.length > 0 && (
					<>
						<ul ref={list} className="mt-4 divide-y divide-line border-line border-y">
							{lines.map((line, place) => (
								<KeranjangLine
									key={line.id}
									line={line}
									isLastOfPaket={!lines.slice(place + 1).some(({ shopItem }) => shopItem.id === line.shopItem.id)}
									isBusy={isSending}
									onRemove={() => remove(line, place)}
									onOther={() => other(line)}
								/>
							))}
						</ul>
						<p className="mt-4 flex items-baseline justify-between gap-4">
							<span className="font-semibold">Total</span>
							<span className="font-bold text-teal-900 text-xl tabular-nums">{formatRupiah(total)}</span>
						</p>
						<div className="mt-6 rounded-2xl bg-teal-50 p-4 md:p-5">
							<h3 className="text-base">Lanjutkan ke reservasi?</h3>
							<p className="mt-1 text-[0.9375rem] text-soft">Anda memilih tanggal kunjungan di langkah berikutnya.</p>
							<div className="mt-4 flex flex-col gap-3 md:flex-row">
								<ButtonLink to="/reservasi" replace>
									Lanjutkan ke reservasi
								</ButtonLink>
								<MorePaket look="secondary" title="Tambah paket lain" onClose={close} />
							</div>
						</div>
					</>
				)}
			</div>
		</Dialog>
	)
}

const EmptyKeranjang = ({ onClose }: { onClose: () => void }) => (
	<div className="flex flex-col items-center px-4 pt-6 pb-4 text-center">
		<ShoppingCart className="size-10 text-teal-200" />
		<p className="mt-3 font-bold text-lg text-teal-900">Keranjang Anda masih kosong</p>
		<p className="mt-1 mb-5 max-w-text text-soft">Pilih paket layanan, lalu pilih untuk siapa paket itu.</p>
		<MorePaket look="primary" title="Pilih paket" onClose={onClose} />
	</div>
)

/** Closes the dialog on the shop page, and links to it elsewhere. */
function MorePaket({ look, title, onClose }: { look: 'primary' | 'secondary'; title: string; onClose: () => void }) {
	const shopPath = useShopPath()
	if ([shopPath, ALAMAT_TOKO].includes(useLocation().pathname))
		return (
			<Button look={look} onClick={onClose}>
				{title}
			</Button>
		)
	return (
		<ButtonLink look={look} to={shopPath} replace>
			{title}
		</ButtonLink>
	)
}

interface KeranjangLineProps {
	line: Keranjang
	/** The package has one button for another person. */
	isLastOfPaket: boolean
	isBusy: boolean
	onRemove: () => void
	onOther: () => void
}

function KeranjangLine({ line, isLastOfPaket, isBusy, onRemove, onOther }: KeranjangLineProps) {
	const { shopItem, pasien } = line
	const remove = (event: React.MouseEvent) => {
		// The second click of a double click would hit the line that has moved up.
		if (event.detail < 2) onRemove()
	}
	return (
		<ThumbnailRow
			as="li"
			folder="shop-item"
			file={shopItem.mediaContent}
			sizes="80px"
			pictureClass="aspect-square w-16 rounded-2xl md:w-20"
			className="items-center gap-3 py-3.5 md:gap-4"
			textClass="grow"
			end={
				<IconButton
					label={`Hapus ${shopItem.nama} untuk ${pasien.nama}`}
					icon={Trash2}
					data-hapus
					aria-disabled={isBusy}
					onClick={remove}
					className="aria-disabled:opacity-50"
				/>
			}
		>
			<p className="font-semibold text-teal-900 leading-snug">{shopItem.nama}</p>
			<p className="text-[0.9375rem] text-soft">untuk {pasien.nama}</p>
			<p className="mt-0.5 font-semibold tabular-nums">{formatRupiah(shopItem.harga)}</p>
			{isLastOfPaket && (
				<Button look="quiet" onClick={onOther} className="-mx-3 -mb-2 px-3 text-left text-[0.9375rem]">
					<UserPlus className="size-5 shrink-0" />
					<span>
						Tambah<span className="sr-only"> {shopItem.nama}</span> untuk orang lain
					</span>
				</Button>
			)}
		</ThumbnailRow>
	)
}
