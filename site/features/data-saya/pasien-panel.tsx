import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { useFitur, useMerek } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Facts, Panel } from './panel.tsx'
import { FAILURE_LINE } from './use-member-data.ts'

export function PasienPanel({ data: { pasien, keranjang }, onChanged }: Omit<MemberPanelProps, 'onLeft'>) {
	const { namaToko } = useMerek()
	const [leaving, setLeaving] = useState<Pasien | null>(null)
	const all = [
		...pasien.own.map((own) => ({ pasien: own, isOwn: true })),
		...pasien.other.map((other) => ({ pasien: other, isOwn: false })),
	]
	return (
		<Panel
			judul="Pasien"
			count={all.length}
			pengantar={`Untuk memperbaiki data, pilih paket di ${namaToko}, lalu tekan gambar pensil di samping nama pasien.`}
		>
			<ul className="mt-4 divide-y divide-line">
				{all.map(({ pasien: one, isOwn }) => (
					<PasienItem key={one.id} pasien={one} isOwn={isOwn} onRemove={() => setLeaving(one)} />
				))}
			</ul>
			{leaving && (
				<ConfirmDialog
					judul={`Hapus data ${nameOf(leaving)}?`}
					action="Hapus pasien"
					onClose={() => setLeaving(null)}
					onConfirm={async () => {
						await browserApi()('DELETE /v1/public/member-pasien/remove/{id}', { params: { id: leaving.id } })
						setLeaving(null)
						await onChanged(`Data ${nameOf(leaving)} sudah dihapus.`)
					}}
				>
					<p>NIK, tanggal lahir, alamat, dan data lain pasien ini dihapus dan tidak dapat dikembalikan.</p>
					<WhatElse pasien={leaving} lines={keranjang.filter((line) => line.pasien.id === leaving.id).length} />
				</ConfirmDialog>
			)}
		</Panel>
	)
}

const nameOf = ({ nama }: Pasien) => nama || 'pasien tanpa nama'

function WhatElse({ pasien, lines }: { pasien: Pasien; lines: number }) {
	return (
		<p className="text-soft">
			{lines > 0 && `${lines} paket di keranjang untuk ${nameOf(pasien)} ikut terhapus. `}
			Reservasi yang sudah dibuat tetap berlaku dan tetap memuat namanya.
		</p>
	)
}

interface PasienItemProps {
	pasien: Pasien
	isOwn: boolean
	onRemove: () => void
}

function PasienItem({ pasien, isOwn, onRemove }: PasienItemProps) {
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
			{!isOwn && hasHapus && (
				<Button look="quiet" onClick={onRemove} aria-label={`Hapus pasien ${nameOf(pasien)}`} className="mt-2 -ml-5">
					<Trash2 className="size-5" />
					Hapus pasien
				</Button>
			)}
		</li>
	)
}

const Badge = ({ children }: { children: React.ReactNode }) => (
	<span className="rounded-full bg-sand px-3 py-0.5 font-semibold text-ink text-sm">{children}</span>
)

/** Masked until the visitor asks for it; the server sends the whole number only then. */
function Nik({ pasien }: { pasien: Pasien }) {
	const [whole, setWhole] = useState<string | null>(null)
	const { isSending, send } = useSendOnce(FAILURE_LINE)
	const isShown = whole !== null
	const { dots, end } = maskNik(pasien.nik)
	const toggle = () => {
		if (isShown) setWhole(null)
		else
			void send(async () =>
				setWhole(
					(await browserApi()('GET /v1/public/member-pasien/detail/{id}', { params: { id: pasien.id } })).data.nik,
				),
			)
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
				onClick={toggle}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-[0.9375rem] text-teal-700 underline-offset-4 hover:underline"
			>
				<Icon className="size-4" />
				{isShown ? 'Sembunyikan' : 'Tampilkan'}
			</button>
		</span>
	)
}
