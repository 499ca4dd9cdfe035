import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { useFitur } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Badge, Facts, Panel } from './panel.tsx'

const PasienDialog = lazyDialog(() => import('./pasien-dialog.tsx').then(({ PasienDialog }) => PasienDialog))

export function PasienPanel({ data: { pasien, keranjang }, onChanged }: Omit<MemberPanelProps, 'onLeft'>) {
	const [editing, setEditing] = useState<Pasien | null>(null)
	const [leaving, setLeaving] = useState<Pasien | null>(null)
	const all = [...pasien.own, ...pasien.other]
	const inCart = keranjang.filter((line) => line.pasien.id === leaving?.id).length
	return (
		<Panel judul="Pasien" count={all.length}>
			<ul className="mt-4 divide-y divide-line">
				{all.map((one) => (
					<PasienItem
						key={one.id}
						pasien={one}
						isOwn={pasien.own.includes(one)}
						onEdit={() => setEditing(one)}
						onRemove={() => setLeaving(one)}
					/>
				))}
			</ul>
			{editing && (
				<PasienDialog
					pasien={editing}
					isOwn={pasien.own.includes(editing)}
					onClose={() => setEditing(null)}
					onSaved={() => {
						setEditing(null)
						void onChanged('Data pasien sudah disimpan.')
					}}
				/>
			)}
			{leaving && (
				<FormDialog
					judul={`Hapus data ${nameOf(leaving)}?`}
					action="Hapus pasien"
					isFinal
					onClose={() => setLeaving(null)}
					onSubmit={async () => {
						await browserApi()('DELETE /v1/public/member-pasien/remove/{id}', { params: { id: leaving.id } })
						setLeaving(null)
						await onChanged(`Data ${nameOf(leaving)} sudah dihapus.`)
					}}
				>
					<p>NIK, tanggal lahir, alamat, dan data lain pasien ini dihapus dan tidak dapat dikembalikan.</p>
					<p className="text-soft">
						{inCart > 0 && `${inCart} paket di keranjang untuk ${nameOf(leaving)} ikut terhapus. `}
						Reservasi yang sudah dibuat tetap berlaku dan tetap memuat namanya.
					</p>
				</FormDialog>
			)}
		</Panel>
	)
}

const nameOf = ({ nama }: Pasien) => nama || 'pasien tanpa nama'

interface PasienItemProps {
	pasien: Pasien
	isOwn: boolean
	onEdit: () => void
	onRemove: () => void
}

function PasienItem({ pasien, isOwn, onEdit, onRemove }: PasienItemProps) {
	const { tempatLahir, tanggalLahir, jenisKelamin, noTelp, alamatLengkap, isComplete } = pasien
	const hasHapus = useFitur('hapus-data')
	return (
		<li className="py-5 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-2">
				<h3 className="text-lg">{pasien.nama || 'Tanpa nama'}</h3>
				{isOwn && <Badge>Anda sendiri</Badge>}
				{!isComplete && <Badge>Data Belum Lengkap</Badge>}
			</div>
			<Facts
				facts={[
					['NIK', pasien.nik && <Nik pasien={pasien} />],
					['Tempat/tanggal lahir', [tempatLahir, tanggalLahir].filter(Boolean).join(', ')],
					['Jenis kelamin', jenisKelamin && namaJenisKelamin[jenisKelamin]],
					['Nomor telepon', noTelp],
					['Alamat', alamatLengkap],
				]}
			/>
			<div className="mt-2 -ml-5 flex flex-wrap">
				<Button look="quiet" icon={Pencil} onClick={onEdit} aria-label={`Ubah data ${nameOf(pasien)}`}>
					Ubah data
				</Button>
				{!isOwn && hasHapus && (
					<Button look="quiet" icon={Trash2} onClick={onRemove} aria-label={`Hapus pasien ${nameOf(pasien)}`}>
						Hapus pasien
					</Button>
				)}
			</div>
		</li>
	)
}

/** Masked until the visitor asks for it; the server sends the whole number only then. */
function Nik({ pasien }: { pasien: Pasien }) {
	const [whole, setWhole] = useState<string | null>(null)
	const { isSending, send } = useSendOnce()
	const isShown = whole !== null
	const { dots, end } = maskNik(pasien.nik)
	const load = async () => {
		const { data } = await browserApi()('GET /v1/public/member-pasien/detail/{id}', { params: { id: pasien.id } })
		setWhole(data.nik)
	}
	const Icon = isShown ? EyeOff : Eye
	return (
		<span className="flex flex-wrap items-center gap-x-3">
			<span className="tabular-nums">
				{isShown ? (
					whole
				) : (
					<>
						<span className="sr-only">berakhiran </span>
						<span aria-hidden="true">{dots}</span>
						{end}
					</>
				)}
			</span>
			<button
				type="button"
				aria-label={`${isShown ? 'Sembunyikan' : 'Tampilkan'} NIK ${nameOf(pasien)}`}
				aria-disabled={isSending}
				onClick={() => (isShown ? setWhole(null) : send(load))}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-[0.9375rem] text-teal-700 underline-offset-4 hover:underline"
			>
				<Icon className="size-4" />
				{isShown ? 'Sembunyikan' : 'Tampilkan'}
			</button>
		</span>
	)
}
